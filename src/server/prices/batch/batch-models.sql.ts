import { sql } from 'kysely'
import type { Database } from '../../database/database'

/** The product of a model as it was written, or undefined if several products have it. */
export type ModelMatches = ReadonlyMap<string, number | undefined>

interface Match {
  model: string
  id: number
  products: number
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
    select model, min(id) as id, count(*)::int as products from material
    where model = any(${[...models]}::text[]) group by model`.execute(database)
  const matches = new Map(exact.rows.map((match) => [match.model, productOf(match)]))
  const others = models.filter((model) => !matches.has(model))
  if (others.length === 0) return matches
  const folded = await sql<Match>`
    select asked.model, min(id) as id, count(*)::int as products
    from material join unnest(${others}::text[]) as asked (model) on lower(material.model) = lower(asked.model)
    group by asked.model`.execute(database)
  for (const match of folded.rows) matches.set(match.model, productOf(match))
  return matches
}

const productOf = ({ id, products }: Match) => (products === 1 ? id : undefined)
