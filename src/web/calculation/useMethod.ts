import { useEffect, useMemo, useState } from 'react'
import type { Fault } from '../../domain/calculation/faults'
import {
  computeMethod,
  fieldsWithout,
  methodFaults,
} from '../../domain/calculation/methods/compute-method'
import { methods, type MethodName } from '../../domain/calculation/methods/methods'
import { faultSentence } from '../../domain/calculation/sentences'
import { readTyped } from '../../domain/calculation/typed-number'
import { pitchesOf } from '../../domain/standards/threads'
import { draftOf } from '../forms/draft'
import { partOf, type FormParts } from '../forms/form-parts'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import type { Fields } from './fields'
import { valueAt, withValueAt, type Values } from './paths-in'
import { isInQuestion, plainText, quantityAt, unreadFaults, useUnitSystem } from './typed'
import { textsOfRows, textsWithout, type RowsChange, type Texts } from './useTyped'

/** The form of a method: its values, what is wrong with them, and the result at every key. */
export function useMethod(name: MethodName) {
  const parts = useFormParts(methods[name].schema)
  const draft = useMemo(() => draftOf<Values>(`calculation.method.${name}`), [name])
  const [values, setValues] = useState<Values>(() => draft.read() ?? { ...methods[name].example })
  const questions = useMemo(() => draftOf<Texts>(`calculation.methodQuestions.${name}`), [name])
  const [typed, setTyped] = useState<Texts>(() => questions.read() ?? {})
  const [system, setSystem] = useUnitSystem()
  const inQuestion = Object.fromEntries(
    Object.entries(typed).filter((entry) => isInQuestion(parts.texts, ...entry, system)),
  )
  const open = JSON.stringify(inQuestion)
  // A text whose field counts as empty must not be lost by a reload.
  useEffect(() => {
    const kept: Texts = JSON.parse(open)
    questions.write(kept)
  }, [questions, open])
  const { input, faults } = useMemo(
    () => readMethod(name, values, typed, parts, system),
    [name, values, typed, parts, system],
  )
  const result = useMemo(
    () => (faults.length === 0 ? computeMethod(name, input) : undefined),
    [name, input, faults],
  )

  function keep(next: Values) {
    const pitches = pitchesOf(Number(next.d))
    // Another diameter has other pitches.
    const fits = next.P === undefined || pitches.some(({ P }) => P === next.P)
    const kept = fits ? next : { ...next, P: pitches[0]?.P }
    setValues(kept)
    draft.write(kept)
  }
  const withoutTyped = (path: string) => setTyped((now) => textsWithout(now, path))

  const fields: Fields = {
    schema: parts.texts,
    values,
    system,
    textAt: (path) =>
      typed[path] ?? plainText(valueAt(values, path), quantityAt(parts.texts, path), system),
    type(path, written) {
      setTyped({ ...typed, [path]: written })
      const read = readTyped(written, quantityAt(parts.texts, path), system)
      keep(withValueAt(values, path, 'value' in read ? read.value : undefined))
    },
    leave(path) {
      const isRead = valueAt(values, path) !== undefined || typed[path]?.trim() === ''
      if (isRead) withoutTyped(path)
    },
    choose(path, value) {
      withoutTyped(path)
      keep(withValueAt(values, path, value))
    },
    usualAt: () => undefined,
    follow: () => undefined,
    messageAt(path) {
      const fault = faults.find((candidate) => candidate.path === path)
      return fault && sentenceOf(fault)
    },
  }
  const sentenceOf = (fault: Fault) =>
    faultSentence(fault, parts.texts, { say: text, language, system })

  return {
    fields,
    faults,
    result,
    sentenceOf,
    without: fieldsWithout(name, values),
    switchUnits(next: typeof system) {
      setTyped(inQuestion)
      setSystem(next)
    },
    replace(next: Values) {
      setTyped({})
      keep(next)
    },
    setRows(path: string, rows: unknown[], change?: RowsChange) {
      setTyped((now) => textsOfRows(now, path, rows, change))
      keep(withValueAt(values, path, rows))
    },
  }
}

/** The input of a method, without fields that do not apply, and what is wrong with it. */
function readMethod(
  name: MethodName,
  values: Values,
  typed: Record<string, string>,
  parts: FormParts,
  system: Fields['system'],
) {
  const left = fieldsWithout(name, values)
  const input = Object.fromEntries(Object.entries(values).filter(([name]) => !left.includes(name)))
  const checks = parts.check(input)
    ? []
    : (parts.check.errors ?? []).map((error) => ({
        ...error,
        parentSchema: partOf(parts.texts, error.schemaPath.split('/').slice(1, -1)),
      }))
  const unread = unreadFaults(parts.texts, typed, system).filter(({ path }) => !left.includes(path))
  const others = methodFaults(name, input, checks).filter(
    ({ path }) => !unread.some((fault) => fault.path === path),
  )
  return { input, faults: [...unread, ...others] }
}
