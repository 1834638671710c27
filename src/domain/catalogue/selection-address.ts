/**
 * Query parameters of chosen values, by characteristic code. Built-in codes are numbers; codes with letters follow a
 * dot, so that they do not form other parameter names.
 */
const choice = /^f(?:(\d{1,20})|\.([A-Za-z0-9_-]{1,20}))$/
const number = /^n(\d{1,20})$/

export const choiceName = (code: string) => (/^\d+$/.test(code) ? `f${code}` : `f.${code}`)
export const numberName = (code: string) => `n${code}`

/** The characteristic code of a query parameter with a chosen value. */
export function choiceCodeOf(name: string): string | undefined {
  const [, digits, letters] = choice.exec(name) ?? []
  // Ignore names inherited from Object.prototype ("constructor").
  return letters !== undefined && letters in {} ? undefined : (digits ?? letters)
}

/** The code of the numeric input of a query parameter with a number. */
export const numberCodeOf = (name: string) => number.exec(name)?.[1]
