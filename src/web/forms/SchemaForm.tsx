import Form from '@rjsf/core'
import {
  deepEquals,
  type ErrorSchema,
  type RJSFSchema,
  type RJSFValidationError,
} from '@rjsf/utils'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { useMutation } from '@tanstack/react-query'
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { gapRules, settled, settledFields } from '../../domain/forms/form-fields'
import type { FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { CallFailure } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toast-list'
import { RestoredNote } from './RestoredNote'
import { draftOf, type Draft } from './draft'
import type { FormContext } from './form-context'
import { explained, isOwnFault, type Fault, type FormName } from './form-parts'
import styles from './SchemaForm.module.css'
import { templates, translateString, widgets } from './theme'
import { uiSchemaOf } from './ui-schema'
import { useFormParts } from './useFormParts'
import { useLeaveGuard } from './useLeaveGuard'

interface Props<Name extends FormName> {
  schema: Name
  /** Sends the input; faults in the server's answer are shown under their fields. */
  onSubmit: (value: Schemas[Name]) => Promise<unknown>
  value?: Partial<Schemas[Name]>
  submitText?: string
  /** Stores input until it is sent, under this name or in this draft. */
  draft?: string | Draft<Partial<Schemas[Name]>>
  /** Asks before the user leaves the page with unsent input. */
  guard?: boolean
  /** Data that inputs cannot know from the schema: dynamic choices, uploads. */
  context?: FormContext
  /** Also shows the first fault as a toast, for forms far down a page. */
  warn?: boolean
  /** Fields that are not shown; their part of `value` is sent unchanged. */
  hidden?: readonly (keyof Schemas[Name] & string)[]
  /** Allows sending without required fields, which are demanded later. */
  unfinished?: boolean
  /** Uses the full width, for texts side by side. */
  wide?: boolean
  /** Buttons next to the submit button. */
  beside?: ReactNode
  /** Faults found outside the form, shown until the input changes. */
  faults?: Fault[] | undefined
}

const noFaults: Fault[] = []

/** A form generated from a schema: fields, limits, titles and messages come from the schema file. */
export function SchemaForm<Name extends FormName>({
  schema,
  onSubmit,
  value,
  submitText = text('screens.form.submit'),
  draft: kept,
  guard = false,
  context,
  warn,
  hidden = [],
  unfinished = false,
  wide = false,
  beside,
  faults = noFaults,
}: Props<Name>) {
  const parts = useFormParts(schema)
  const draft = useMemo(
    () => (typeof kept === 'string' ? draftOf<Partial<Schemas[Name]>>(kept, schema) : kept),
    [kept, schema],
  )
  const [typed, setTyped] = useState(() => draft?.read() ?? value)
  const [restored, setRestored] = useState(() => draft?.read() !== undefined)
  const [open, setOpen] = useState(restored)
  const [underWay, setUnderWay] = useState(0)
  const [failed, setFailed] = useState(0)
  // A draft can be restored, uploads in progress cannot.
  useLeaveGuard(underWay > 0 || (guard && open), {
    question: underWay > 0 ? 'screens.leave.uploads' : 'screens.leave',
  })
  const [told, setTold] = useState(faults)
  const [refused, setRefused] = useState(faults)
  if (faults !== told) {
    setTold(faults)
    setRefused(faults)
  }
  const touched = useRef(false)
  const touch = () => void (touched.current = true)
  // Two forms on one page may have fields of the same name.
  const id = useId()

  const given = useMemo(
    (): FormContext => ({
      ...context,
      onUnderWay: (more) => setUnderWay((count) => count + more),
      onFailed: (more) => setFailed((count) => count + more),
    }),
    [context],
  )

  // Hide empty read-only fields.
  const silent = shownFields(parts.texts).filter((name) => !(name in { ...value }))
  const left = [...hidden, ...silent].join(' ')
  // Values implied by a condition are filled in and locked.
  const locked = Object.keys(settledFields(parts.texts, { ...typed })).join(' ')
  const library = useMemo(() => {
    const form = parts.form as RJSFSchema
    const fields = uiSchemaOf(parts.texts)
    return {
      form,
      ui: {
        ...fields,
        ...Object.fromEntries(
          locked.split(' ').map((name) => [name, { ...fields[name], 'ui:readonly': true }]),
        ),
        ...Object.fromEntries(left.split(' ').map((name) => [name, { 'ui:widget': 'hidden' }])),
        'ui:submitButtonOptions': { norender: true },
      },
      validator: createPrecompiledValidator<Partial<Schemas[Name]>>(parts.validators, form),
    }
  }, [parts, left, locked])

  const send = useMutation({
    mutationFn: async (filled: Schemas[Name]) => {
      // Lift the leave guard while sending; a refusal restores it.
      setOpen(false)
      return onSubmit(filled)
    },
    onSuccess: () => {
      draft?.clear()
      setRestored(false)
    },
    onError: (error) => {
      setOpen(true)
      if (error instanceof CallFailure) setRefused(error.errors)
      showToast('error', error.message)
    },
  })

  function discard() {
    draft?.clear()
    setTyped(value)
    setRefused([])
    setOpen(false)
    setRestored(false)
  }

  const form = (
    <Form<Partial<Schemas[Name]>>
      className={wide ? `${styles.form} ${styles.wide}` : styles.form}
      idPrefix={id}
      schema={library.form}
      uiSchema={library.ui}
      validator={library.validator}
      templates={templates}
      widgets={widgets}
      translateString={translateString}
      formData={typed}
      formContext={given}
      extraErrors={errorsOf(refused)}
      noHtml5Validate
      showErrorList={false}
      focusOnFirstError
      transformErrors={(errors) =>
        errors
          .filter((error) => isOwn(error) && !(unfinished && isGap(error)))
          .map((error) => inOurWords(error, parts.texts))
      }
      onChange={({ formData: given }, field) => {
        const formData = given && settled(parts.texts, given, typed)
        setTyped(formData)
        // The library fills in default values of a new form, which do not count as input.
        const isTyped = field !== undefined || touched.current
        if (!formData || !isTyped || same(formData, typed)) return
        setRefused([])
        setOpen(true)
        draft?.write(formData)
      }}
      // Safe cast: the form has been validated against this schema.
      onSubmit={({ formData }) => send.mutate(formData as Schemas[Name])}
      // Without a handler the library also logs errors to the console.
      onError={([first]) => warn && first?.message && showToast('warning', first.message)}
    >
      {guard && restored && <RestoredNote onDiscard={discard} />}
      <div className={styles.actions}>
        <Button
          type="submit"
          look="main"
          disabled={send.isPending || underWay > 0 || failed > 0}
          aria-busy={send.isPending}
        >
          {submitText}
        </Button>
        {beside}
        {(underWay > 0 || failed > 0) && (
          <span role="status">
            {text(underWay > 0 ? 'screens.upload.underWay' : 'screens.upload.failed')}
          </span>
        )}
      </div>
    </Form>
  )
  return (
    <div className={styles.touch} onClickCapture={touch} onKeyDownCapture={touch}>
      {form}
    </div>
  )
}

/** The library reports a change also if it only added empty parts or reordered properties. */
const same = (a: unknown, b: unknown) => deepEquals(filledOf(a), filledOf(b))

/** The non-empty content of a part; undefined if there is none. Rows of a list are kept as they are. */
function filledOf(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  const filled = Object.entries(part)
    .map(([name, value]) => [name, filledOf(value)] as const)
    .filter(([, value]) => value !== undefined)
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

const shownFields = ({ properties = {} }: FieldSchema) =>
  Object.keys(properties).filter((name) => properties[name]?.['x-widget'] === 'shown')

const isGap = ({ name = '' }: RJSFValidationError) => gapRules.includes(name)

const isOwn = ({ name = '' }: RJSFValidationError) => isOwnFault({ keyword: name })

function inOurWords(error: RJSFValidationError, texts: Parameters<typeof explained>[1]) {
  const { name = '', property = '', params = {}, schemaPath = '' } = error
  const instancePath = property.replace(/^\.?/, '.').replaceAll('.', '/')
  const { message } = explained({ keyword: name, instancePath, schemaPath, params }, texts)
  return { ...error, message, stack: message }
}

/** Faults by path in the nested form that the library expects. */
function errorsOf(faults: Fault[]): ErrorSchema {
  const root: ErrorSchema = {}
  for (const { path, message } of faults) {
    let place: ErrorSchema = root
    for (const step of path.split('.').filter(Boolean)) place = place[step] ??= {}
    place.__errors = [...(place.__errors ?? []), message]
  }
  return root
}
