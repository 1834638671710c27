import type { Name } from '../../domain/account/names'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** A scheme or evidence that was sent back, as submitted. */
export interface Round {
  part: Schemas['ProblemPart']
  judgedAt: Date
  judgedBy: Name
  content: object
  verdict: object
}

export async function insertRound(
  database: Database,
  problemId: number,
  { part, judgedBy, content, verdict }: Omit<Round, 'judgedAt'>,
): Promise<void> {
  await database
    .insertInto('supplier_problem_round')
    .values({
      problem_id: problemId,
      part,
      judged_by: judgedBy.zh,
      judged_by_en: judgedBy.en,
      content: JSON.stringify(content),
      verdict: JSON.stringify(verdict),
    })
    .execute()
}

/** Rounds of a problem, oldest first. */
export async function roundsOf(database: Database, problemId: number): Promise<Round[]> {
  const rows = await database
    .selectFrom('supplier_problem_round')
    .select(['part', 'judged_at', 'judged_by', 'judged_by_en', 'content', 'verdict'])
    .where('problem_id', '=', problemId)
    .orderBy('id')
    .execute()
  return rows.map(({ part, judged_at, judged_by, judged_by_en, content, verdict }) => ({
    // A check constraint of the table.
    part: part as Round['part'],
    judgedAt: judged_at,
    // Empty in rounds from before names had two languages.
    judgedBy: { zh: judged_by, en: judged_by_en || judged_by },
    // Only insertRound writes this column.
    content: content as object,
    verdict: verdict as object,
  }))
}
