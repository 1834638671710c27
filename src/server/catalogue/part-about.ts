import { codes } from '../../domain/catalogue/characteristic-codes'
import { spelled } from '../../domain/catalogue/material-data'
import { titleOf } from '../../domain/forms/field-schema'
import type { Language } from '../../domain/language/language'
import type { ProductFacts } from '../drawing/step/step'
import { linkTo } from '../outbox/outbox'
import { fieldsOf } from '../records/record-fields'
import type { Settings } from '../settings/settings'
import { baseInfoOf, drawingDate } from './product-answers'
import type { ProductRow } from './products.sql'

/** A label with its value, in the language of a document. */
interface Figure {
  readonly label: string
  readonly value: string
}

/** Everything that documents of a product say beside its shape, as plain data for a worker thread. */
export interface PartAbout extends ProductFacts {
  readonly company: string
  readonly name: string
  /** Characteristics and base information. */
  readonly figures: readonly Figure[]
  readonly finish: string
  readonly material: string
  readonly propertyClass: string
  readonly standard: string
}

type AboutSettings = Pick<Settings, 'publicUrl' | 'company'>

/** Facts of a product for its STEP file. */
export function productFactsOf(row: ProductRow, settings: AboutSettings): ProductFacts {
  const kilograms = kilogramsOf(row)
  return {
    address: linkTo(settings, '/productCategories/details', { id: String(row.id) }),
    ...(kilograms !== undefined && { kilograms }),
    date: drawingDate,
  }
}

export function aboutOf(row: ProductRow, language: Language, settings: AboutSettings): PartAbout {
  const valueOf = (code: string) => {
    const value = row.values.find(({ fieldCode }) => fieldCode === code)
    return value ? spelled(language, value.val, value.valEn) : ''
  }
  const info: Readonly<Record<string, unknown>> = baseInfoOf(row, language)
  return {
    ...productFactsOf(row, settings),
    company: settings.company.name[language],
    name: spelled(language, row.className, row.classNameEn),
    finish: valueOf(codes.finish),
    material: valueOf(codes.material),
    propertyClass: valueOf(codes.propertyClass),
    standard: typeof info['standardNumber'] === 'string' ? info['standardNumber'] : '',
    figures: [
      ...row.values
        .filter(({ isHidden }) => isHidden !== 1)
        .map(({ fieldName, fieldNameEn, unit, val, valEn }) => ({
          label: spelled(language, fieldName, fieldNameEn),
          value: [spelled(language, val, valEn), unit].filter(Boolean).join(' '),
        })),
      ...Object.entries(fieldsOf('BaseInfo')).flatMap(([field, titles]) => {
        const value = info[field]
        if (field === 'priceAccuracy' || typeof value !== 'string' || !value.trim()) return []
        return [{ label: titleOf(titles, field, language), value }]
      }),
    ],
  }
}

/** The net weight of a piece in kg; undefined if it is unknown or in a unit of its own. */
function kilogramsOf({ data: { netWeight, weUnitName = 'kg' } }: ProductRow) {
  if (netWeight === undefined) return undefined
  const factor = { kg: 1, g: 0.001, t: 1000 }[weUnitName.toLowerCase()]
  return factor === undefined ? undefined : netWeight * factor
}
