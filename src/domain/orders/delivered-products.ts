/** The products of a delivery that lists and histories name. */
export const mostNamedProducts = 10

/** The first products of a delivery in one line, and the number of all if there are more. */
export function productsText(first: readonly string[], count: number): string {
  const names = first.slice(0, mostNamedProducts)
  const joined = names.join('; ')
  return count > names.length ? `${joined} … (${count})` : joined
}
