import type { OracleAnswer } from './oracle'

/** The checked parts of a page of models. */
interface SentPage {
  records: { id: number }[]
  total: number
  classCount: number
  characterList: { id: number; valueList: { id: number; count: number }[] }[]
}

export function summaryOf(body: Buffer): OracleAnswer {
  // Cast without validation: the shape is what is being checked.
  const page: SentPage = JSON.parse(body.toString())
  const counts: OracleAnswer['counts'] = {}
  for (const { id, valueList } of page.characterList)
    for (const value of valueList) counts[`${id}:${value.id}`] = value.count
  return {
    total: page.total,
    ids: page.records.map(({ id }) => id),
    counts,
    classCount: page.classCount,
  }
}
