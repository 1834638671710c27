import { useMemo, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { titleOf } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import { CallFailure } from '../../calls/api'
import { draftOf } from '../../forms/draft'
import { faultsOf, type Fault, type FormName } from '../../forms/form-parts'
import { useFormParts } from '../../forms/useFormParts'
import { language, text } from '../../language/locale'
import { NoCipher } from '../../actions/password-form'

interface Options<Name extends FormName> {
  initial?: Partial<Schemas[Name]>
  /** Values already collected by an earlier form. */
  given?: Partial<Schemas[Name]>
  send: (value: Schemas[Name]) => Promise<unknown>
  /** Validation in addition to the schema. */
  also?: (value: Partial<Schemas[Name]>) => Fault[]
}

/** Secrets are never written to the draft. */
const isSecret = (name: string) => /password|token/i.test(name)

/**
 * State of a hand-drawn form with the titles, rules and messages of its schema. Input other than secrets survives a
 * reload, because a change of language reloads the page.
 */
export function useEntryForm<Name extends FormName>(
  schema: Name,
  { initial = {}, given: before, send, also }: Options<Name>,
) {
  type Value = Partial<Schemas[Name]>
  const parts = useFormParts(schema)
  const draft = useMemo(() => draftOf<Value>(`entry.${schema}`, schema), [schema])
  const [value, setValue] = useState<Value>(() => ({ ...initial, ...draft.read() }))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [general, setGeneral] = useState<string>()
  const [busy, setBusy] = useState(false)

  function change(next: Value) {
    setValue((now) => ({ ...now, ...next }))
    const open = Object.entries({ ...value, ...next }).filter(([name]) => !isSecret(name))
    // The draft has the form's fields without secrets, all of which may be absent.
    draft.write(Object.fromEntries(open) as Value)
    setFaults((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(next).map((name) => [name, ''])),
    }))
  }

  /** The input without empty fields. */
  const given = () => {
    const all: [string, unknown][] = Object.entries({ ...before, ...value })
    return Object.fromEntries(all.filter(([, entered]) => entered !== '')) as Value
  }

  function show(form: HTMLElement | null, faults: Fault[]) {
    const byField: Record<string, string> = {}
    for (const { path, message } of faults) byField[path] ||= message
    setFaults(byField)
    const first = [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])].find(
      (input) => byField[input.getAttribute('name') ?? ''],
    )
    first?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = given()
    const faults = [...faultsOf(parts, input), ...(also?.(input) ?? [])]
    setGeneral(undefined)
    show(form, faults)
    if (faults.length > 0) return
    setBusy(true)
    try {
      // The schema has just validated the input.
      await send(input as Schemas[Name])
      draft.clear()
    } catch (error) {
      const errors = error instanceof CallFailure ? error.errors : []
      show(form, errors)
      if (errors.length === 0) setGeneral(sentenceOf(error))
    } finally {
      flushSync(() => setBusy(false))
      // A disabled button loses focus, so restore it.
      if (document.activeElement === document.body)
        form.querySelector<HTMLElement>('[type=submit]')?.focus()
    }
  }

  return {
    value,
    given,
    change,
    general,
    busy,
    submit,
    fault: (name: keyof Value & string) => faults[name] || undefined,
    fail: (error: unknown) => {
      const errors = error instanceof CallFailure ? error.errors : []
      if (errors.length > 0) show(null, errors)
      else setGeneral(sentenceOf(error))
    },
    title: (name: keyof Value & string) =>
      titleOf(parts.texts.properties?.[name] ?? {}, name, language),
    schemaOf: (name: keyof Value & string) => parts.texts.properties?.[name] ?? {},
    /** All props of a text input. */
    field: (name: keyof Value & string) => ({
      name,
      label: titleOf(parts.texts.properties?.[name] ?? {}, name, language),
      value: String(value[name] ?? ''),
      fault: faults[name] || undefined,
      // A text input changes only fields of type string.
      onChange: (next: string) => change({ [name]: next } as Value),
    }),
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof NoCipher) return text('account.login.noCrypto')
  return error instanceof CallFailure ? error.message : text('common.network')
}
