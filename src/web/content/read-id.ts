/** Parses an id in an address; undefined if it is not valid. */
export function readId(value: string | null): number | undefined {
  const id = Number(value || NaN)
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : undefined
}
