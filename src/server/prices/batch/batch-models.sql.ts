import { sql } from 'kysely'
import type { Database } from '../../database/database'

/** The product of a model as it was written, or undefined if the case of its letters leaves several. */
export type ModelMatches = ReadonlyMap<string, number | undefined>

interface Match {
  model: string
  id: number
}

/**
 * Finds the products of models. The exact spelling comes first, because its index answers ten thousand at once; only
 * models that nobody has in this spelling are looked up without regard to case.
 */
export async function matchModels(
  database: Database,
  models: readonly string[],
): Promise<ModelMatches> {
  const exact = await sql<Match>`
    select model, id from material where model = any(${[...models]}::text[])`.execute(database)
  const matches = new Map<string, number | undefined>()
  for (const { model, id } of exact.rows) matches.set(model, id)
  const others = models.filter((model) => !matches.has(model))
  if (others.length === 0) return matches
  const folded = await sql<Match>`
    select asked.model, material.id from material
    join unnest(${others}::text[]) as asked (model) on lower(material.model) = lower(asked.model)`.execute(
    database,
  )
  for (const { model, id } of folded.rows) matches.set(model, matches.has(model) ? undefined : id)
  return matches
}
