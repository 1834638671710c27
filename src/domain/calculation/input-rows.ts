import { labelOf, titleOf, type FieldSchema } from '../forms/field-schema'
import type { Language } from '../language/language'
import { isAsked } from './asked'
import type { CalculationPage } from './calculate'
import { editable, unitOf, type Quantity, type UnitSystem } from '../units/units'
import { fieldsIn } from '../lists/objects'

/** A parameter as it was entered: what it is called, and its value with its unit. */
export interface InputRow {
  name: string
  label: string
  value: string
}

/** The rows of a list of parameters, such as sections: one column for each field that any of them has. */
export interface InputTable {
  name: string
  label: string
  columns: string[]
  rows: string[][]
}

/** How values are told: yes and no in words, since not every font of the documents has a tick. */
interface Telling {
  language: Language
  system: UnitSystem
  text: (
    key: 'screens.yes' | 'screens.no' | 'calculation.report.byDefault',
    values?: Record<string, string>,
  ) => string
}

/** The value of a field in words and units. */
function valueOf(value: unknown, field: FieldSchema, { language, system, text }: Telling): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return text(value ? 'screens.yes' : 'screens.no')
  if (typeof value !== 'number' && typeof value !== 'string') return ''
  const label = labelOf(field, value, language)
  if (label !== undefined || typeof value === 'string') return label ?? String(value)
  // The word is checked by the structure test; a field without one is a plain number.
  const quantity = (field['x-quantity'] ?? 'number') as Quantity
  const digits = Number(editable(value, quantity, system))
  return `${Number(digits.toPrecision(7))} ${unitOf(quantity, system)}`.trim()
}

/** The input in the order of its schema: single parameters, and lists as tables. */
export function inputRows(
  input: object,
  schema: FieldSchema,
  {
    all = {},
    page,
    asked = page && ((name, values) => isAsked(page, name, values)),
    ...telling
  }: Telling & {
    /** The page whose defaults are shown for omitted fields that apply. */
    page?: CalculationPage
    /** Tells if an omitted field applies, so that its default is shown; without it none is. */
    asked?: ((name: string, values: Record<string, unknown>) => boolean) | undefined
    /** Schemas that references may point to. */
    all?: Record<string, FieldSchema>
  },
): { rows: InputRow[]; tables: InputTable[] } {
  const { language } = telling
  const given: Record<string, unknown> = { ...input }
  const defaults = Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      const usual = field.default
      return usual === undefined ? [] : [[name, usual]]
    }),
  )
  const rows: InputRow[] = []
  const tables: InputTable[] = []
  const referred = (field: FieldSchema | undefined) => all[field?.$ref?.split('/').at(-1) ?? '']
  for (const [name, own] of Object.entries(schema.properties ?? {})) {
    const field = { ...referred(own), ...own }
    const value = given[name]
    const label = titleOf(field, name, language)
    if (value === undefined) {
      const usual = defaults[name]
      if (usual === undefined || !asked?.(name, { ...defaults, ...given })) continue
      const shown = valueOf(usual, field, telling)
      rows.push({
        name,
        label,
        value: telling.text('calculation.report.byDefault', { value: shown }),
      })
      continue
    }
    if (!Array.isArray(value)) {
      rows.push({ name, label, value: valueOf(value, field, telling) })
      continue
    }
    const of = referred(field.items) ?? field.items ?? {}
    const entries = value.map(fieldsIn)
    const columns = Object.entries(of.properties ?? {})
      .filter(([column]) => entries.some((entry) => entry[column] !== undefined))
      .map(([column, inner]) => [column, { ...referred(inner), ...inner }] as const)
    tables.push({
      name,
      label,
      columns: columns.map(([column, inner]) => titleOf(inner, column, language)),
      rows: entries.map((entry) =>
        columns.map(([column, inner]) => valueOf(entry[column], inner, telling)),
      ),
    })
  }
  return { rows, tables }
}
