import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { mentionsIn, type Mention } from './mentions'
import { classesNamed, valuesOf } from './products.sql'

interface Read {
  /** Classes linked by the author. */
  linked: number[]
  /** Title and keywords. */
  heads: Schemas['Text'][]
  keyword?: Schemas['Text']
  content: Schemas['Text']
}

/**
 * Products that a text is about: the classes linked by its author, else those named in title and keywords, narrowed
 * to mentioned sizes and values. No class, no products.
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

/** Splits at Chinese and Western commas. */
const wordsOf = (keyword: Schemas['Text']): string[] =>
  [keyword.zh, keyword.en ?? '']
    .flatMap((words) => words.split(/[,，、;；]/))
    .map((word) => word.trim())
