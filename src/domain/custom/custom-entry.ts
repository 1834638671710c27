import { textIn, type Language } from '../language/language'
import type { Schemas } from '../schemas'
import { fieldsIn } from '../lists/objects'

type Text = Required<Schemas['Text']>

/** The stored choices of a made-to-measure product, in both languages. */
export interface CustomEntryData {
  className: Text
  unitName: Text
  prodImgs: string[]
  characters: CustomCharacter[]
}

export interface CustomCharacter {
  id: number
  fieldName: Text
  unit: string
  fieldVal: Text
}

/** The choices in the format of the calls: a JSON string of id, fieldVal and fieldName. */
export function characterJsonOf(characters: readonly CustomCharacter[], language: Language) {
  return JSON.stringify(
    characters.map(({ id, fieldVal, fieldName }) => ({
      id,
      fieldVal: textIn(language, fieldVal),
      fieldName: textIn(language, fieldName),
    })),
  )
}

const between = { zh: '，', en: ', ' }

/** The choices in one line: 公称直径 12 mm，性能等级 8.8. */
export function choicesText(characters: readonly CustomCharacter[], language: Language): string {
  return characters
    .map(({ fieldName, fieldVal, unit }) =>
      [textIn(language, fieldName), textIn(language, fieldVal), unit].filter(Boolean).join(' '),
    )
    .join(between[language])
}

/** Parses a characterJson; undefined if invalid. Empty values are left out. */
export function readCharacterJson(text: string): { id: number; fieldVal: string }[] | undefined {
  const list = parsed(text)
  if (!Array.isArray(list)) return undefined
  const read: { id: number; fieldVal: string }[] = []
  for (const entry of list) {
    const { id, fieldVal } = fieldsIn(entry)
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined
    if (fieldVal === undefined || fieldVal === null) continue
    if (typeof fieldVal !== 'string') return undefined
    const value = fieldVal.trim()
    if (value) read.push({ id, fieldVal: value })
  }
  return read
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
