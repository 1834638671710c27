import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers, PreparedData } from '../http/handler'

/** The catalogue's services that the robot uses. */
export interface RobotCatalogue {
  modelsWritten: (texts: string[]) => number[][]
  /** Counts the words of questions that nothing explains. */
  noteUnknown: (lines: readonly { text: string }[], place: 'robot', context: Context) => void
  handlers: Pick<
    Handlers,
    | 'findClassDiameter'
    | 'findClassThickness'
    | 'getMaterial'
    | 'listCharacteristics'
    | 'listProducts'
  >
}

/** Parses an answer that a call prepared as JSON. */
export function readPrepared<T>(answer: unknown): T {
  // Both calls return PreparedData of this type, by their descriptions.
  const { json, whole } = answer as PreparedData
  const read = JSON.parse(json.toString()) as T & { data: T }
  return whole ? read.data : read
}

/** Until the catalogue has loaded, the robot answers from its knowledge base only. */
export async function unlessUnavailable<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Words of one text that are looked up as models. */
const mostWords = 10

/** The words of a text that may be a model, and a short text as a whole. */
export function wordsLikeModels(text: string): string[] {
  const words = text.match(/[a-z0-9][a-z0-9.\-/×x*]{4,}/gi) ?? []
  return [...words, text.trim()].filter((word) => /\d/.test(word)).slice(0, mostWords)
}

/** Ids of the models that a text names exactly as the catalogue does, in their order in the text. */
export function modelsNamed(text: string, { modelsWritten }: RobotCatalogue): number[] {
  const words = wordsLikeModels(text.normalize('NFKC'))
  return words.length === 0 ? [] : [...new Set(modelsWritten(words).flat())]
}

/** A product as the caller may see it. */
export async function productWith(
  id: number,
  { handlers }: RobotCatalogue,
  context: Context,
): Promise<Schemas['Material']> {
  const material = await handlers.getMaterial(
    { params: { id }, query: {}, body: undefined },
    context,
  )
  // This call returns a plain object, not PreparedData.
  return material as Schemas['Material']
}
