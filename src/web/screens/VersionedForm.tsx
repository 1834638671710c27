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
  /** Name under which unsaved input is stored. */
  name: string
  /** The latest version of the record; properties that are not in the form are ignored. */
  record: Content
  /** Reads the record again; undefined if it can no longer be changed. */
  read: () => Promise<Content | undefined>
  /** Saves the content as a change of its version. */
  save: (content: Content) => Promise<Answer>
  /** Called after saving, when the draft has been cleared. */
  onSaved?: (answer: Answer) => void
  submitText: string
  context?: FormContext
  guard?: boolean
  unfinished?: boolean
  isMain?: boolean
  /** Fields that are not shown. */
  hidden?: readonly string[]
  /** Faults found outside the form. */
  faults?: Fault[] | undefined
  /** Buttons next to the submit button; `discard` clears the input. */
  beside?: (discard: () => void) => ReactNode
}

const none: readonly string[] = []

/** True if two contents are equal, apart from their versions. */
const isSame = (a: Content, b: Content) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (field) => field === 'version' || JSON.stringify(a[field]) === JSON.stringify(b[field]),
  )

/** A conflict: two versions of a record and their common base. */
interface Clash {
  mine: Content
  theirs: Content
  begunOn: Content
}

/**
 * Edit form with optimistic locking. It saves against the version on which the input was based, even after a refetch
 * or a reload; on a conflict it shows both versions side by side.
 */
export function VersionedForm<Answer>(props: Props<Answer>) {
  const { schema, name, record, read, save, onSaved, beside, hidden = none, ...form } = props
  const { texts } = useFormParts(schema)
  const latest = useMemo(() => contentOfForm(texts, record), [texts, record])
  const [base, setBase] = useState(latest)
  const draft = useMemo(() => changeDraftOf(name, base, schema), [name, base, schema])
  const [clash, setClash] = useState<Clash | undefined>(() => {
    const [mine, begunOn] = [draft.read(), draft.begunOn()]
    const older = mine && begunOn && begunOn.version !== latest.version
    if (!older) return undefined
    if (!isSame(mine, latest)) return { mine, begunOn, theirs: latest }
    // The draft was saved, but the answer was lost.
    draft.clear()
    return undefined
  })
  // Without input, continue with the refetched version.
  if (latest.version !== base.version && !clash && draft.read() === undefined) setBase(latest)

  async function send(mine: Content, begunOn: Content) {
    let answer: Answer
    try {
      answer = await save({ ...mine, version: begunOn.version })
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

  /** The form now changes the other user's version. */
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
            // A further conflict is shown as such; other errors appear in the form.
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
      // Safe cast: a form's content has the shape of its schema.
      value={base}
      draft={draft as never}
      {...form}
      // Safe cast: these are field names of its schema.
      hidden={hidden as readonly never[]}
      onSubmit={(value) => send(value as Content, base)}
      beside={beside?.(() => draft.clear())}
    />
  )
}
