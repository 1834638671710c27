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
  /** Sends what was filled in; faults that the server answers are shown under their fields. */
  onSubmit: (value: Schemas[Name]) => Promise<unknown>
  value?: Partial<Schemas[Name]>
  submitText?: string
  /** Keeps what was typed, under a name or where it says, until it is sent. */
  draft?: string | Draft<Partial<Schemas[Name]>>
  /** Asks before a page with something typed and not sent is left. */
  guard?: boolean
  /** What the inputs cannot know from the schema: choices of the moment, where files go. */
  context?: FormContext
  /** The first thing that is wrong is also told as a warning, where the form is far down a page. */
  warn?: boolean
  /** Fields that this form does not show; what `value` has of them travels along. */
  hidden?: readonly (keyof Schemas[Name] & string)[]
  /** It may be sent while something is missing, which is asked for later. */
  unfinished?: boolean
  /** As wide as its place, for texts beside each other. */
  wide?: boolean
  /** Buttons beside the one that sends. */
  beside?: ReactNode
  /** What was found wrong outside of the form, until something is changed. */
  faults?: Fault[] | undefined
}

const noFaults: Fault[] = []

/** A form made from a schema: its fields, limits, titles and messages are those of the schema's file. */
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
    () => (typeof kept === 'string' ? draftOf<Partial<Schemas[Name]>>(kept) : kept),
    [kept],
  )
  const [typed, setTyped] = useState(() => draft?.read() ?? value)
  const [restored, setRestored] = useState(() => draft?.read() !== undefined)
  const [open, setOpen] = useState(restored)
  const [underWay, setUnderWay] = useState(0)
  const [failed, setFailed] = useState(0)
  // The content of a draft comes back; what is on its way does not.
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
  // Two forms of one page may have fields of one name.
  const id = useId()

  const given = useMemo(
    (): FormContext => ({
      ...context,
      onUnderWay: (more) => setUnderWay((count) => count + more),
      onFailed: (more) => setFailed((count) => count + more),
    }),
    [context],
  )

  // Of what is only read, what says nothing is left out.
  const silent = shownFields(parts.texts).filter((name) => !(name in { ...value }))
  const left = [...hidden, ...silent].join(' ')
  // What a condition settles is filled in, and locked.
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
      // What is sent is left without asking, and asked about again when it was refused.
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
        // What a new form begins with, the library fills in by itself.
        const isTyped = field !== undefined || touched.current
        if (!formData || !isTyped || same(formData, typed)) return
        setRefused([])
        setOpen(true)
        draft?.write(formData)
      }}
      // The form has been checked against the schema of this very type.
      onSubmit={({ formData }) => send.mutate(formData as Schemas[Name])}
      // The faults stand under their fields; without this the library writes them to the console too.
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

/** The library tells a change also when it has only filled in empty parts, or put the parts into the order of the schema. */
const same = (one: unknown, other: unknown) => deepEquals(filledOf(one), filledOf(other))

/** What is filled in of a part; nothing where nothing is. The rows of a list count as they are. */
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

/** Faults by path as the form library wants them: nested like the input. */
function errorsOf(faults: Fault[]): ErrorSchema {
  const root: ErrorSchema = {}
  for (const { path, message } of faults) {
    let place: ErrorSchema = root
    for (const step of path.split('.').filter(Boolean)) place = place[step] ??= {}
    place.__errors = [...(place.__errors ?? []), message]
  }
  return root
}
