import { useMemo, useState, type ReactNode } from 'react'
import { CallFailure } from '../calls/api'
import { changeDraftOf } from '../forms/draft'
import type { FormContext } from '../forms/form-context'
import type { Fault, FormName } from '../forms/form-parts'
import { SchemaForm } from '../forms/SchemaForm'
import { useFormParts } from '../forms/useFormParts'
import { showToast } from '../ui/toast-list'
import { Conflict } from './Conflict'
import { contentOfForm, type Content } from './conflict-fields'

interface Props<Answer> {
  schema: FormName
  /** Under which name what was typed is kept until it is saved. */
  name: string
  /** The record that it changes, with its version, as it was last read; what is no field of the form is left out. */
  record: Content
  /** Reads it again; nothing where it can be changed no more. */
  read: () => Promise<Content | undefined>
  /** Saves a content as a change of the version that it names. */
  save: (content: Content) => Promise<Answer>
  /** What follows when it is saved and no draft is left. */
  onSaved?: (answer: Answer) => void
  submitText: string
  context?: FormContext
  guard?: boolean
  unfinished?: boolean
  wide?: boolean
  /** Fields that the form does not show. */
  hidden?: readonly string[]
  /** What was found wrong outside of the form. */
  faults?: Fault[] | undefined
  /** Buttons beside the one that saves; `discard` forgets what was typed. */
  beside?: (discard: () => void) => ReactNode
}

const none: readonly string[] = []

/** True if two contents say the same, in any versions. */
const isSame = (one: Content, other: Content) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (field) => field === 'version' || JSON.stringify(one[field]) === JSON.stringify(other[field]),
  )

/** Two contents of one record, and what both came from. */
interface Clash {
  mine: Content
  theirs: Content
  begunOn: Content
}

/**
 * A form that changes what others may change too. It is saved as a change of what it was begun on, also when that has been
 * read anew meanwhile or after a reload; when somebody was faster, both contents are shown side by side.
 */
export function VersionedForm<Answer>(props: Props<Answer>) {
  const { schema, name, record, read, save, onSaved, beside, hidden = none, ...form } = props
  const { texts } = useFormParts(schema)
  const latest = useMemo(() => contentOfForm(texts, record), [texts, record])
  const [base, setBase] = useState(latest)
  const draft = useMemo(() => changeDraftOf(name, base), [name, base])
  const [clash, setClash] = useState<Clash | undefined>(() => {
    const [mine, begunOn] = [draft.read(), draft.begunOn()]
    const older = mine && begunOn && begunOn.version !== latest.version
    if (!older) return undefined
    if (!isSame(mine, latest)) return { mine, begunOn, theirs: latest }
    // It was saved, and the answer was lost with the page.
    draft.clear()
    return undefined
  })
  // Where nothing was typed yet, what was read anew is what is changed.
  if (latest.version !== base.version && !clash && draft.read() === undefined) setBase(latest)

  async function send(mine: Content, begunOn: Content) {
    let answer: Answer
    try {
      answer = await save({ ...mine, version: begunOn.version! })
    } catch (error) {
      if (error instanceof CallFailure && error.status === 409) {
        const now = await read()
        if (now && now.version !== begunOn.version)
          setClash({ mine, theirs: contentOfForm(texts, now), begunOn })
      }
      throw error
    }
    draft.clear()
    setClash(undefined)
    onSaved?.(answer)
  }

  /** From now on it is a change of what they have saved. */
  function goOnFrom(theirs: Content, chosen: Content) {
    changeDraftOf(name, theirs).write(chosen)
    setBase(theirs)
  }

  if (clash) {
    const { theirs } = clash
    return (
      <Conflict
        schema={texts}
        {...clash}
        {...(form.context && { context: form.context })}
        pending={false}
        onBack={(chosen) => {
          goOnFrom(theirs, chosen)
          setClash(undefined)
        }}
        onSave={(chosen) => {
          goOnFrom(theirs, chosen)
          send(chosen, theirs).catch((error: Error) => {
            // Another conflict is shown by itself; what else is wrong, the form shows.
            if (!(error instanceof CallFailure && error.status === 409)) setClash(undefined)
            showToast('error', error.message)
          })
        }}
      />
    )
  }
  return (
    <SchemaForm
      key={base.version}
      schema={schema}
      // The content of a form is in the form of its schema.
      value={base as object}
      draft={draft as never}
      {...form}
      // Fields of its schema, by name.
      hidden={hidden as readonly never[]}
      onSubmit={(value) => send(value as Content, base)}
      beside={beside?.(() => draft.clear())}
    />
  )
}
