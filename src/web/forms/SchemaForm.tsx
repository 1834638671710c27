import Form from '@rjsf/core'
import { deepEquals } from '@rjsf/utils'
import { useMutation } from '@tanstack/react-query'
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { settled } from '../../domain/forms/form-fields'
import type { Schemas } from '../../domain/schemas'
import { CallFailure } from '../calls/api'
import { text } from '../language/locale'
import { InActionBar, useHasActionBar } from '../ui/ActionBar'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toast-list'
import { RestoredNote } from './RestoredNote'
import { draftOf, type Draft } from './draft'
import type { FormContext } from './form-context'
import type { Fault, FormName } from './form-parts'
import styles from './SchemaForm.module.css'
import { templates, translateString, widgets } from './theme'
import { isHeld, useUploadCounts, type UploadCounts } from './upload-counts'
import { UploadsHold } from './UploadsHold'
import { useFormParts } from './useFormParts'
import { useLeaveGuard } from './useLeaveGuard'
import { useFormLibrary } from './useFormLibrary'
import { errorsOf, faultsInOurWords } from './library-faults'

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
  /** The main form of an office page: fields in columns, buttons in the action bar. */
  isMain?: boolean
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
  isMain = false,
  beside,
  faults = noFaults,
}: Props<Name>) {
  const parts = useFormParts(schema)
  const input = useDraftedInput(schema, kept, value)
  const { draft, typed, setTyped, open, setOpen } = input
  const { context: formContext, ...uploads } = useUploadCounts(context)
  // A draft can be restored, uploads in progress cannot.
  useLeaveGuard(uploads.underWay > 0 || (guard && open), {
    question: uploads.underWay > 0 ? 'screens.leave.uploads' : 'screens.leave',
  })
  const [refused, setRefused] = useRefused(faults)
  const touched = useRef(false)
  const touch = () => void (touched.current = true)
  // Two forms on one page may have fields of the same name.
  const id = useId()
  const inColumns = useHasActionBar() && isMain

  const library = useFormLibrary(parts, { hidden, value, typed })

  const send = useSending(onSubmit, input, setRefused)

  function discard() {
    input.discard()
    setRefused([])
  }

  const buttons = (
    <SubmitRow form={`form${id}`} text={submitText} isSending={send.isPending} uploads={uploads}>
      {beside}
    </SubmitRow>
  )
  const form = (
    <Form<Partial<Schemas[Name]>>
      className={inColumns ? `${styles.form} ${styles.columns}` : styles.form}
      id={`form${id}`}
      idPrefix={id}
      schema={library.form}
      uiSchema={library.ui}
      validator={library.validator}
      templates={templates}
      widgets={widgets}
      translateString={translateString}
      formData={typed}
      formContext={formContext}
      extraErrors={errorsOf(refused)}
      noHtml5Validate
      showErrorList={false}
      focusOnFirstError
      transformErrors={(errors) => faultsInOurWords(errors, parts.texts, unfinished)}
      onChange={({ formData: changed }, field) => {
        const formData = changed && settled(parts.texts, changed, typed)
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
      {guard && input.restored && <RestoredNote onDiscard={discard} />}
      {inColumns ? <InActionBar>{buttons}</InActionBar> : buttons}
    </Form>
  )
  return (
    <div
      className={inColumns ? styles.room : styles.touch}
      onClickCapture={touch}
      onKeyDownCapture={touch}
    >
      {form}
    </div>
  )
}

/** The part of the input that sending changes. */
type Sent = {
  draft: { clear: () => void } | undefined
  setRestored: (restored: boolean) => void
  setOpen: (open: boolean) => void
}

/** Sends the input; its draft goes once it has arrived, and a refusal is shown. */
function useSending<Value>(
  onSubmit: (value: Value) => Promise<unknown>,
  { draft, setRestored, setOpen }: Sent,
  setRefused: (faults: Fault[]) => void,
) {
  return useMutation({
    mutationFn: async (filled: Value) => {
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
}

/** The input, kept as a draft until it is sent; `open` while some of it is unsent. */
function useDraftedInput<Value extends object>(
  form: FormName,
  kept: string | Draft<Value> | undefined,
  value: Value | undefined,
) {
  const draft = useMemo(
    () => (typeof kept === 'string' ? draftOf<Value>(kept, form) : kept),
    [kept, form],
  )
  const [typed, setTyped] = useState(() => draft?.read() ?? value)
  const [restored, setRestored] = useState(() => draft?.read() !== undefined)
  const [open, setOpen] = useState(restored)
  function discard() {
    draft?.clear()
    setTyped(value)
    setOpen(false)
    setRestored(false)
  }
  return { draft, typed, setTyped, restored, setRestored, open, setOpen, discard }
}

/** The faults to show: those found outside the form, until the input changes or the server refuses it. */
function useRefused(faults: Fault[]) {
  const [known, setKnown] = useState(faults)
  const [refused, setRefused] = useState(faults)
  if (faults !== known) {
    setKnown(faults)
    setRefused(faults)
  }
  return [refused, setRefused] as const
}

interface SubmitRowProps {
  /** Id of the form, which may be elsewhere. */
  form: string
  text: string
  isSending: boolean
  uploads: UploadCounts
  children: ReactNode
}

function SubmitRow({ form, text: label, isSending, uploads, children }: SubmitRowProps) {
  return (
    <div className={styles.actions}>
      <Button
        type="submit"
        form={form}
        look="main"
        disabled={isSending || isHeld(uploads)}
        aria-busy={isSending}
      >
        {label}
      </Button>
      {children}
      <UploadsHold uploads={uploads} />
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
