import { useMemo, useState } from 'react'
import { inputFaults, inputSchemas } from '../../domain/calculation/calculate'
import type { Fault } from '../../domain/calculation/faults'
import { faultSentence } from '../../domain/calculation/sentences'
import { readTyped } from '../../domain/calculation/typed-number'
import type { UnitSystem } from '../../domain/units/units'
import type { FieldSchema } from '../../domain/forms/field-schema'
import { errorsOf, type FormParts } from '../forms/form-parts'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import { usualFigures } from '../../domain/calculation/usual'
import { touchedIn, touchedRows } from './derived'
import { preloadFrom } from '../../domain/calculation/joint/asked'
import type { ChainFigures } from './joint/chain-figures'
import { valuesOn } from './joint/store'
import { useJoint } from './joint/useJoint'
import { askedOf, compute, type Kind } from './kinds'
import { type Values, valueAt, withValueAt } from './paths-in'
import { itemAt } from '../../domain/lists/items'
import { isInQuestion, plainText, quantityAt, unreadFaults, useUnitSystem } from './typed'
import { isAskedAt, textsOfRows, textsWithout, textsWithoutNames, useTyped } from './useTyped'

export type Calculator<K extends Kind = Kind> = ReturnType<typeof useCalculator<K>>

// The generated schema has a literal type of its own.
const schemaIn = ({ texts }: { texts: object }) => texts as FieldSchema

/** The state of a calculator: what was typed, what it means, what is wrong with it, and what comes out, at once. */
export function useCalculator<K extends Kind>(page: K, product: number) {
  const parts = useFormParts(inputSchemas[page])
  const { state, values, touched, keep, put, chain } = useJoint(page, product)
  const [submitted, setSubmitted] = useState(false)
  const [system, setSystem] = useUnitSystem()
  const isQuestion = (path: string, written: string) =>
    isInQuestion(parts.texts, path, written, system)
  const { typed, setTyped, forget, questionsElsewhere } = useQuestions(page, {
    product,
    state,
    isQuestion,
  })
  const measured = (path: string) => quantityAt(parts.texts, path)

  const { input, faults, result: ofInput } = useResult(page, { values, typed, system }, parts)
  // A preload or a waist that is in question on another page belongs to this joint too.
  const result = questionsElsewhere.length === 0 ? ofInput : undefined

  const sentenceOf = sentencesOf(parts.texts, system)
  return {
    page,
    schema: schemaIn(parts),
    values,
    input,
    faults,
    result,
    questionsElsewhere,
    hasQuestions: questionsElsewhere.length > 0 || faults.some(isUnread),
    system,
    submitted,
    submit: () => setSubmitted(true),

    /** Text of a field: as typed, until the units change or the field loses focus; longer while it is in question. */
    textAt: (path: string): string =>
      typed[path] ?? plainText(valueAt(values, path), measured(path), system),

    ...entering({ values, touched, typed, setTyped, keep, measured, system, isQuestion }),

    /** The usual figure of a field for this bolt, where something else was entered. */
    usualAt: (path: string): number | undefined =>
      touched.has(path) ? otherUsual(page, values, path) : undefined,

    /** Lets a field follow the bolt again. */
    follow(path: string) {
      setTyped((now) => textsWithout(now, path))
      put.follow(path)
    },

    /** The figure of a field that another page makes, and that page; nothing where there is none. */
    chainAt: (path: string) => chainAt(chain, path),
    isTyped: isTypedPreload(page),

    /** Begins with the figures of a product. */
    takeProduct: put.product,

    /** Puts whole values in place of the present ones, as an example, a product or a report has them; `own` if those are not all. */
    replace(next: Values, own?: Values) {
      const names = own && Object.keys(own)
      setTyped((now) => (names ? textsWithoutNames(now, names) : {}))
      if (page === 'joint' && !own) forget()
      setSubmitted(false)
      put.replace(next, touchedIn(page, next, own), own !== undefined)
    },

    switchUnits(next: UnitSystem) {
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter((entry) => isQuestion(...entry))),
      )
      setSystem(next)
    },

    /** Error of a field, shown once it was touched or a calculation was requested. */
    messageAt(path: string): string | undefined {
      const fault = faults.find((fault) => fault.path === path)
      return fault && (submitted || touched.has(path) || !isMissing(fault))
        ? sentenceOf(fault)
        : undefined
    },
    sentenceOf,
  }
}

interface Entered {
  values: Values
  touched: Set<string>
  typed: Record<string, string>
  setTyped: (change: (now: Record<string, string>) => Record<string, string>) => void
  keep: (values: Values, touched: Set<string>) => void
  measured: (path: string) => ReturnType<typeof quantityAt>
  system: UnitSystem
  isQuestion: (path: string, written: string) => boolean
}

/** The ways in which a field or its rows are entered. */
function entering(entered: Entered) {
  const { values, touched, typed, setTyped, keep, measured, system, isQuestion } = entered
  const marked = (path: string) => new Set([...touched, itemAt(path.split('.'), 0), path])
  return {
    type(path: string, written: string) {
      setTyped((now) => ({ ...now, [path]: written }))
      const read = readTyped(written, measured(path), system)
      keep(withValueAt(values, path, 'value' in read ? read.value : undefined), marked(path))
    },

    /** A field is left: a negative diameter or thickness clears it, anything else that was read is written plainly. */
    leave(path: string) {
      const value = valueAt(values, path)
      const written = typed[path]
      if (measured(path) === 'length' && typeof value === 'number' && value < 0) {
        keep(withValueAt(values, path, undefined), marked(path))
        setTyped((now) => textsWithout(now, path))
      } else if (
        written !== undefined &&
        !isQuestion(path, written) &&
        (value !== undefined || written.trim() === '')
      )
        setTyped((now) => textsWithout(now, path))
      if (!touched.has(path)) keep(values, marked(path))
    },

    choose(path: string, value: unknown) {
      setTyped((now) => textsWithout(now, path))
      keep(withValueAt(values, path, value), marked(path))
    },

    /** Puts other values in place of these, which a choice at a field changes at once. */
    change: (path: string, next: Values) => keep(next, marked(path)),

    /** Rows after one was taken out or added as a copy of another; without a change they keep their places. */
    setRows(path: string, rows: unknown[], change?: Parameters<typeof touchedRows>[2]) {
      setTyped((now) => textsOfRows(now, path, rows, change))
      const marks = change ? touchedRows(touched, path, change) : marked(path)
      keep(withValueAt(values, path, rows), marks)
    },
  }
}

const sentencesOf =
  (texts: Parameters<typeof faultSentence>[1], system: UnitSystem) => (fault: Fault) =>
    faultSentence(fault, texts, { say: text, language, system })

/** True for a preload that is known from elsewhere and was entered. */
const isTypedPreload = (page: Kind) => (path: string) =>
  page === 'flexibility' && (path === 'Fmin' || path === 'Fmax')

/** True if the text of a field could not be read as one figure. */
const isUnread = ({ code }: Fault) => code === 'NOT_A_NUMBER' || code === 'AMBIGUOUS_NUMBER'

/** The typed texts of a page, and those in question on other pages whose fields belong to the joint. */
function useQuestions(
  page: Kind,
  {
    product,
    state,
    isQuestion,
  }: {
    product: number
    state: ReturnType<typeof useJoint>['state']
    isQuestion: (path: string, written: string) => boolean
  },
) {
  const { sections } = state.values
  const { elsewhere, ...texts } = useTyped(page, { product, sections, isQuestion })
  const questionsElsewhere = elsewhere.filter((question) =>
    isAskedAt(question.page, valuesOn(question.page, state, {}), question.path),
  )
  return { ...texts, questionsElsewhere }
}

/** The typed input of a page, its faults, and the result of an input without faults. */
function useResult<K extends Kind>(
  page: K,
  { values, typed, system }: Parameters<typeof readInput>[1],
  parts: Parameters<typeof readInput>[2],
) {
  const { input, faults } = useMemo(
    () => readInput(page, { values, typed, system }, parts),
    [page, values, typed, system, parts],
  )
  const result = useMemo(
    // An input without faults is what its schema says.
    () => (faults.length === 0 ? compute(page, input) : undefined),
    [page, input, faults],
  )
  return { input, faults, result }
}

const isMissing = ({ code }: Fault) => code === 'PARAMETERS_INCOMPLETE'

/** The usual figure of a field, if it differs from the entered one. */
function otherUsual(page: Kind, values: Values, path: string): number | undefined {
  const value = valueAt(values, path)
  const usual = usualFigures(page, values)[path]
  const isComparable = typeof usual === 'number' && typeof value === 'number' && path !== 'P'
  return isComparable && !path.startsWith('sections') && usual !== value ? usual : undefined
}

/** The figure that another page makes of a field, and that page. */
function chainAt({ preload, preloadOf, resilience }: ChainFigures, path: string) {
  const figures: Record<string, number | undefined> = { ...preload, ...resilience }
  const value = figures[path]
  const of = path.startsWith('delta') ? ('flexibility' as const) : preloadOf
  return value !== undefined && of ? { value, of } : undefined
}

interface Typed {
  values: Values
  typed: Record<string, string>
  system: UnitSystem
}

/** The input of the calculation, and what is wrong with it. */
function readInput(page: Kind, { values, typed, system }: Typed, parts: FormParts) {
  const input = askedOf(page, values)
  const checks = errorsOf(parts, input)
  const asked = Object.entries(typed).filter(([path]) => isAskedAt(page, values, path))
  const unread = unreadFaults(parts.texts, Object.fromEntries(asked), system)
  const others = inputFaults(page, input, checks).filter(
    ({ path }) => !unread.some((fault) => fault.path === path),
  )
  return { input, faults: [...unread, ...(page === 'joint' ? ofTyped(values, others) : others)] }
}

/** A preload that is to be entered needs no torque. */
function ofTyped(values: Values, faults: Fault[]): Fault[] {
  if (preloadFrom(values) !== 'typed') return faults
  const torque = ['torque', 'muLarge', 'muSmall']
  const missing = ['Fmin', 'Fmax'].filter((path) => values[path] === undefined)
  return [
    ...missing.map((path): Fault => ({ path, code: 'PARAMETERS_INCOMPLETE' })),
    ...faults.filter(
      ({ path, code }) => code !== 'PARAMETERS_INCOMPLETE' || !torque.includes(path),
    ),
  ]
}
