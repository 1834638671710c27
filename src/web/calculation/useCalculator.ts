import { askedOnly } from '../../domain/calculation/asked'
import { useMemo, useState } from 'react'
import {
  calculate,
  inputFaults,
  inputSchemas,
  type CalculationPage,
  type Inputs,
  type Results,
} from '../../domain/calculation/calculate'
import type { Fault } from '../../domain/calculation/faults'
import { faultSentence } from '../../domain/calculation/sentences'
import { readTyped } from '../../domain/calculation/typed-number'
import type { UnitSystem } from '../../domain/units/units'
import type { FieldSchema } from '../../domain/forms/field-schema'
import { draftOf } from '../forms/draft'
import { partOf, type FormParts } from '../forms/form-parts'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import { usualFigures } from '../../domain/calculation/usual'
import { beginning, touchedIn, touchedRows, withDerived, withoutOutdated } from './derived'
import { type Values, valueAt, withValueAt } from './paths-in'
import { itemAt } from '../../domain/lists/items'
import { plainText, quantityAt, unreadFaults, useUnitSystem } from './typed'

/** Draft of a page, kept while the user switches pages: values in internal units, and which fields were touched. */
export interface Draft {
  values: Values
  touched: string[]
}

export const calculationDraft = (page: CalculationPage, product: number) =>
  draftOf<Draft>(`calculation.${page}.${product}`)

export type Calculator = ReturnType<typeof useCalculator>

/** The state of a calculator: what was typed, what it means, what is wrong with it, and what comes out, at once. */
export function useCalculator<Page extends CalculationPage>(page: Page, product: number) {
  const parts = useFormParts(inputSchemas[page])
  const { values, touched, keep } = useKeptValues(page, product)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [submitted, setSubmitted] = useState(false)
  const [system, setSystem] = useUnitSystem()
  const measured = (path: string) => quantityAt(parts.texts, path)
  const marked = (path: string) => new Set([...touched, itemAt(path.split('.'), 0), path])

  const { input, faults } = useMemo(
    () => readInput(page, { values, typed, system }, parts),
    [page, values, typed, system, parts],
  )

  const result = useMemo(
    () =>
      // Nothing is wrong with it: it is what the schema says.
      faults.length === 0 ? calculate(page, input as Inputs[Page]) : undefined,
    [page, input, faults],
  ) as Results[Page] | undefined

  const sentenceOf = (fault: Fault) =>
    faultSentence(fault, parts.texts, { say: text, language, system })

  return {
    page,
    schema: parts.texts as FieldSchema,
    values,
    input,
    faults,
    result,
    system,
    submitted,
    submit: () => setSubmitted(true),

    /** Text of a field: as typed, until the units change or the field loses focus. */
    textAt: (path: string): string =>
      typed[path] ?? plainText(valueAt(values, path), measured(path), system),

    type(path: string, written: string) {
      setTyped({ ...typed, [path]: written })
      const read = readTyped(written, measured(path), system)
      keep(withValueAt(values, path, 'value' in read ? read.value : undefined), marked(path))
    },

    /** A field is left: a negative diameter or thickness clears it, anything else that was read is written plainly. */
    leave(path: string) {
      const value = valueAt(values, path)
      const { [path]: written, ...rest } = typed
      if (measured(path) === 'length' && typeof value === 'number' && value < 0) {
        keep(withValueAt(values, path, undefined), marked(path))
        setTyped(rest)
      } else if (written !== undefined && (value !== undefined || written.trim() === ''))
        setTyped(rest)
      if (!touched.has(path)) keep(values, marked(path))
    },

    choose(path: string, value: unknown) {
      keep(withValueAt(values, path, value), marked(path))
    },

    /** Rows after one was taken out or added as a copy of another; without a change they keep their places. */
    setRows(path: string, rows: unknown[], change?: Parameters<typeof touchedRows>[2]) {
      setTyped(Object.fromEntries(Object.entries(typed).filter(([one]) => !one.startsWith(path))))
      const marks = change ? touchedRows(touched, path, change) : marked(path)
      keep(withValueAt(values, path, rows), marks)
    },

    /** The usual figure of a field for this bolt, where something else was entered. */
    usualAt: (path: string): number | undefined =>
      touched.has(path) ? otherUsual(page, values, path) : undefined,

    /** Lets a field follow the bolt again. */
    follow(path: string) {
      setTyped(Object.fromEntries(Object.entries(typed).filter(([one]) => one !== path)))
      keep(values, new Set([...touched].filter((name) => name !== path)))
    },

    /** Puts whole values in place of the present ones, as an example, a product or a report has them; `own` if those are not all. */
    replace(next: Values, own?: Values) {
      setTyped({})
      setSubmitted(false)
      keep(next, touchedIn(page, next, own))
    },

    switchUnits(next: UnitSystem) {
      setTyped({})
      setSystem(next)
    },

    /** Error of a field, shown once it was touched or a calculation was requested. */
    messageAt(path: string): string | undefined {
      const fault = faults.find((fault) => fault.path === path)
      if (!fault) return undefined
      const untouched = fault.code === 'PARAMETERS_INCOMPLETE' && !submitted && !touched.has(path)
      return untouched ? undefined : sentenceOf(fault)
    },
    sentenceOf,
  }
}

/** The usual figure of a field, if it differs from the entered one. */
function otherUsual(page: CalculationPage, values: Values, path: string): number | undefined {
  const value = valueAt(values, path)
  const usual = usualFigures(page, values)[path]
  const isComparable = typeof usual === 'number' && typeof value === 'number' && path !== 'P'
  return isComparable && !path.startsWith('sections') && usual !== value ? usual : undefined
}

/** The values of a page, kept as a draft; values that follow from others are derived anew. */
function useKeptValues(page: CalculationPage, product: number) {
  const draft = useMemo(() => calculationDraft(page, product), [page, product])
  const [{ values, touched }, setKept] = useState<{ values: Values; touched: Set<string> }>(() => {
    const kept = draft.read()
    return kept
      ? { values: kept.values, touched: new Set(kept.touched) }
      : { values: beginning(page), touched: new Set() }
  })
  function keep(next: Values, nowTouched = touched) {
    const derived = withoutOutdated(values, withDerived(page, next, nowTouched), nowTouched)
    setKept({ values: derived, touched: nowTouched })
    draft.write({ values: derived, touched: [...nowTouched] })
  }
  return { values, touched, keep }
}

interface Typed {
  values: Values
  typed: Record<string, string>
  system: UnitSystem
}

/** The input of the calculation, and what is wrong with it. */
function readInput(page: CalculationPage, { values, typed, system }: Typed, parts: FormParts) {
  const input = askedOnly(page, values)
  const checks = parts.check(input)
    ? []
    : (parts.check.errors ?? []).map((error) => ({
        ...error,
        parentSchema: partOf(parts.texts, error.schemaPath.split('/').slice(1, -1)),
      }))
  const unread = unreadFaults(parts.texts, typed, system)
  const others = inputFaults(page, input, checks).filter(
    ({ path }) => !unread.some((fault) => fault.path === path),
  )
  return { input, faults: [...unread, ...others] }
}
