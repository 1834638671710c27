import { useUpdate } from '@refinedev/core'
import { useEffect, useMemo, useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { CallFailure, queries } from '../calls/api'
import { changeDraftOf } from '../forms/draft'
import { SchemaForm } from '../forms/SchemaForm'
import { useFormParts } from '../forms/useFormParts'
import { useLeaveGuard } from '../forms/useLeaveGuard'
import { text } from '../language/locale'
import { showToast } from '../ui/toast-list'
import { Conflict } from './Conflict'
import { contentOfForm, type Content } from './conflict-fields'
import { useFormContextOf, type EditForm, type Resource } from './resource'

interface Props {
  resource: Resource
  edit: EditForm
  id: string
  /** The record when the form was opened. */
  first: object
  /** Reads the record again. */
  read: () => Promise<object>
}

/** A conflict: two versions of a record and their common base. */
interface Clash {
  mine: Content
  theirs: Content
  begunOn: Content
}

/**
 * The edit form of a record. On a conflict, also with a draft based on an older version, it shows both versions side
 * by side and keeps the input.
 */
export function ChangeForm({ resource, edit, id, first, read }: Props) {
  const { name, route, page } = resource
  const { texts } = useFormParts(edit.schema)
  const context = useFormContextOf(resource, first)
  const navigate = useNavigate()
  const [latest, setLatest] = useState(() => contentOfForm(texts, first))
  const form = edit.schema
  const draft = useMemo(
    () => changeDraftOf(`${name}.${id}`, latest, form),
    [name, id, latest, form],
  )
  const [clash, setClash] = useState<Clash | undefined>(() => {
    const [mine, begunOn] = [draft.read(), draft.begunOn()]
    const older = mine && begunOn && begunOn.version !== latest.version
    return older ? { mine, begunOn, theirs: latest } : undefined
  })
  const [saved, setSaved] = useState(false)
  useLeaveGuard(clash !== undefined && !saved)
  const { mutateAsync, mutation } = useUpdate({
    resource: name,
    mutationOptions: { meta: { quiet: true } },
    errorNotification: false,
    successNotification: false,
  })

  async function save(mine: Content, begunOn = latest) {
    try {
      await mutateAsync({ id, values: mine })
    } catch (error) {
      if (error instanceof CallFailure && error.status === 409) {
        const theirs = contentOfForm(texts, await read())
        if (theirs.version !== mine.version) setClash({ mine, theirs, begunOn })
      }
      throw error
    }
    draft.clear()
    void queries.invalidateQueries({ queryKey: ['data'] })
    setSaved(true)
  }

  // Navigate in an effect, after the leave guard has been removed.
  useEffect(() => {
    if (saved) void navigate(page && isNamedById(page) ? generatePath<string>(page, { id }) : route)
  }, [saved, navigate, page, route, id])

  /** The form now changes the other user's version. */
  function takeOver(theirs: Content, chosen: Content) {
    changeDraftOf(`${name}.${id}`, theirs).write(chosen)
    setLatest(theirs)
    setClash(undefined)
  }

  if (saved) return null
  if (clash)
    return (
      <Conflict
        schema={texts}
        {...clash}
        {...(context && { context })}
        pending={mutation.isPending}
        onBack={(chosen) => takeOver(clash.theirs, chosen)}
        onSave={(chosen) => {
          changeDraftOf(`${name}.${id}`, clash.theirs).write(chosen)
          setLatest(clash.theirs)
          save(chosen, clash.theirs).catch((error: Error) => {
            // A further conflict is shown as such; other errors appear in the form.
            if (!(error instanceof CallFailure && error.status === 409)) setClash(undefined)
            showToast('error', error.message)
          })
        }}
      />
    )
  return (
    <SchemaForm
      key={latest.version}
      schema={edit.schema}
      draft={draft}
      guard
      isMain
      value={latest}
      {...(context && { context })}
      submitText={text('screens.save')}
      // The form has been checked by its schema.
      onSubmit={(value) => save(value as Content)}
    />
  )
}

const isNamedById = (page: string) => /:/.test(page) && !/:(?!id\b)/.test(page)
