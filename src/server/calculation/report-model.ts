import { titleOf } from '../../domain/forms/field-schema'
import type { Language } from '../../domain/language/language'
import type { ReportedModel } from '../../domain/calculation/report-data'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { figuresOf } from '../calculable/figures'
import { findProducts, type Product } from '../calculable/products.sql'
import { schemaNamed } from './joint-report/frame'
import type { Report } from './reports.sql'

type Answer = Schemas['CalculationReport']

export interface ModelSince {
  modelState?: NonNullable<Answer['modelState']>
  modelChanges?: NonNullable<Answer['modelChanges']>
}

/** The values of a model that a calculation starts from, as a report keeps them. */
export function reportedModel(product: Product): ReportedModel {
  const figures = Object.entries(figuresOf(product)).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : [],
  )
  return { model: product.model, figures: Object.fromEntries(figures) }
}

/** For each report what has become of its model since it was saved. */
export async function modelsSince(
  database: Database,
  reports: readonly Report[],
  language: Language,
): Promise<Map<number, ModelSince>> {
  const ids = reports.flatMap(({ productId }) => (productId === null ? [] : [productId]))
  const products = new Map(
    (await findProducts(database, [...new Set(ids)])).map((product) => [product.id, product]),
  )
  return new Map(
    reports.map((report) => [
      report.id,
      modelSince(report, products.get(report.productId ?? 0), language),
    ]),
  )
}

function modelSince(
  { data, productId }: Report,
  product: Product | undefined,
  language: Language,
): ModelSince {
  const had = productId !== null || data.product !== undefined || data.productName !== undefined
  if (!had) return {}
  if (!product) return { modelState: 'withdrawn' }
  if (!data.product) return {}
  const changes = changesOf(data.product, reportedModel(product), language)
  return changes.length > 0 ? { modelState: 'changed', modelChanges: changes } : {}
}

function changesOf(then: ReportedModel, today: ReportedModel, language: Language) {
  const was: Record<string, string | number> = { model: then.model, ...then.figures }
  const now: Record<string, string | number> = { model: today.model, ...today.figures }
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])]
  const written = (value: string | number | undefined) =>
    value === undefined ? undefined : String(value)
  return names.flatMap((name) => {
    const [before, after] = [written(was[name]), written(now[name])]
    if (before === after) return []
    return [
      {
        name: figureTitle(name, language),
        ...(before !== undefined && { was: before }),
        ...(after !== undefined && { now: after }),
      },
    ]
  })
}

/** The title of a figure of a model, as the calculation calls it. */
function figureTitle(name: string, language: Language): string {
  const [joint, product] = [schemaNamed('Joint'), schemaNamed('CalculationProduct')]
  const field = [joint, product]
    .map((schema) => schema.properties?.[name])
    .find((field) => field?.title)
  return titleOf(field ?? {}, name, language)
}
