/**
 * The names under which the address of a selection holds what was chosen, by the code of the characteristic. Codes are
 * numbers in the catalogue that the shop began with; one with letters stands behind a dot, so that it is no other word.
 */
const choice = /^f(?:(\d{1,20})|\.([A-Za-z0-9_-]{1,20}))$/
const number = /^n(\d{1,20})$/

export const choiceName = (code: string) => (/^\d+$/.test(code) ? `f${code}` : `f.${code}`)
export const numberName = (code: string) => `n${code}`

/** The code of the characteristic of which a part of an address holds a chosen value. */
export function choiceCodeOf(name: string): string | undefined {
  const [, digits, letters] = choice.exec(name) ?? []
  // What every object has by itself is no code: no characteristic is called so.
  return letters !== undefined && letters in {} ? undefined : (digits ?? letters)
}

/** The code of the numeric input of which a part of an address holds the figure. */
export const numberCodeOf = (name: string) => number.exec(name)?.[1]
