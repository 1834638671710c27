import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { mentionsIn, type Mention } from './mentions'
import { classesNamed, valuesOf } from './products.sql'

interface Read {
  /** The classes that its author linked. */
  linked: number[]
  /** What stands above the text, and its keywords. */
  heads: Schemas['Text'][]
  keyword?: Schemas['Text']
  content: Schemas['Text']
}

/**
 * What products a text is about: the classes that its author linked, else those that its title and keywords name,
 * and the sizes and other values that it mentions. Where nothing is named there are no products.
 */
export async function subjectOf(
  database: Database,
  { linked, heads, keyword, content }: Read,
): Promise<{ classIds: number[]; mentions: Mention[] }> {
  const title = [...heads, ...(keyword ? [keyword] : [])].map(inBoth).join(' ')
  const keywords = keyword ? wordsOf(keyword) : []
  const classIds = linked.length > 0 ? linked : await classesNamed(database, { title, keywords })
  if (classIds.length === 0) return { classIds, mentions: [] }
  const values = await valuesOf(database, classIds)
  return { classIds, mentions: mentionsIn(title, inBoth(content), values) }
}

const inBoth = ({ zh, en }: Schemas['Text']) => `${zh} ${en ?? ''}`

/** Separated by commas of either language. */
const wordsOf = (keyword: Schemas['Text']): string[] =>
  [keyword.zh, keyword.en ?? '']
    .flatMap((words) => words.split(/[,，、;；]/))
    .map((word) => word.trim())
