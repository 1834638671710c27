import { itemAt } from '../../domain/lists/items'
import description from '../../generated/openapi.json'
import { explain } from '../../i18n/explain'
import { translate } from '../../i18n/translate'
import { standingAlone } from '../http/operation-checks'
import { checker, type Check } from '../http/validator'
import type { DeliveryForm } from './delivery-columns'
import type { DraftDelivery } from './delivery-entries'
import type { LineFault, SheetRow, Words } from './delivery-sheet'

interface Deliveries {
  drafts: DraftDelivery[]
  /** The line in the file of each product, per delivery. */
  lines: number[][]
  /** Values against the schema, and rows that contradict each other. */
  faults: LineFault[]
}

/** Rows with one number of a delivery note are one delivery, whose head may stand in any of them. */
export function deliveriesOf(rows: readonly SheetRow[], words: Words): Deliveries {
  const groups = [...grouped(rows).values()]
  const heads = groups.map((group) => headOf(group, words))
  return {
    drafts: groups.map((group, place) => ({
      ...itemAt(heads, place).head,
      lines: group.map(({ product }) => product),
    })),
    lines: groups.map((group) => group.map(({ line }) => line)),
    faults: [
      ...heads.flatMap(({ faults }) => faults),
      ...rows.flatMap(({ product, line }) => faultsOf('DeliveryLine', product, { line, words })),
    ],
  }
}

/** Rows by number; a row without one stands for itself. */
function grouped(rows: readonly SheetRow[]): Map<unknown, SheetRow[]> {
  const groups = new Map<unknown, SheetRow[]>()
  for (const row of rows) {
    const key = row.head.billNo ?? row
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}

function headOf(group: readonly SheetRow[], words: Words) {
  const head: SheetRow['head'] = {}
  const lineOf = new Map<string, number>()
  const faults: LineFault[] = []
  for (const row of group) {
    for (const [path, value] of Object.entries(row.head)) {
      const first = lineOf.get(path)
      if (first === undefined) {
        head[path] = value
        lineOf.set(path, row.line)
      } else if (head[path] !== value) {
        const key =
          path === 'orderCode' ? 'orders.deliveryTwoReservations' : 'orders.deliveryRowsDiffer'
        const values = { billNo: head.billNo ?? '', line: first, value: head[path] ?? '' }
        faults.push({ line: row.line, path, message: words.text(key, values) })
      }
    }
  }
  const { line } = itemAt(group, 0)
  return { head, faults: [...faults, ...faultsOf('DeliveryEntry', head, { line, words })] }
}

function faultsOf(
  form: DeliveryForm,
  value: object,
  { line, words: { sentenceLanguage } }: { line: number; words: Words },
): LineFault[] {
  const faults = checkOf(form)(value)?.errors ?? []
  return faults.map((fault) => ({ line, ...explain(fault, sentenceLanguage, translate) }))
}

const checks = new Map<DeliveryForm, Check>()

function checkOf(form: DeliveryForm): Check {
  const check = checks.get(form) ?? checker({}).compile(standingAlone(rowSchema(form)))
  checks.set(form, check)
  return check
}

/** The form without its list of products, which the rows bring. */
function rowSchema(form: DeliveryForm): Record<string, unknown> {
  // Codegen writes the bundle; its import type is the literal JSON of one build.
  const schema = description.components.schemas[form] as {
    properties: Record<string, unknown>
    required: string[]
  }
  const properties = Object.entries(schema.properties).filter(([name]) => name !== 'lines')
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: schema.required.filter((name) => name !== 'lines'),
  }
}
