import { useMemo, useState } from 'react'
import { contentKinds } from '../../../domain/content-kinds'
import { CallFailure, queries } from '../../api'
import { changeDraftOf } from '../../forms/draft'
import type { FormContext } from '../../forms/form-context'
import { SchemaForm } from '../../forms/SchemaForm'
import { useFormParts } from '../../forms/useFormParts'
import { text } from '../../locale'
import { Conflict } from '../../screens/Conflict'
import type { Content } from '../../screens/conflict-fields'
import { showToast } from '../../ui/toast-list'
import {
  contentKey,
  keepAnswer,
  readContent,
  saveContent,
  type ContentRecord,
} from './content-calls'

interface Clash {
  mine: Content
  theirs: Content
  begunOn: Content
}

const contentOf = ({ data, version }: ContentRecord): Content => ({ ...data, version })

/**
 * The draft in both languages. What is typed stays on this computer until it is kept on the server, and when somebody
 * else kept something meanwhile, both are shown side by side.
 */
export function ContentForm({ record, context }: { record: ContentRecord; context: FormContext }) {
  const { id, kind } = record
  const { form } = contentKinds[kind]
  const { texts } = useFormParts(form)
  const latest = useMemo(() => contentOf(record), [record])
  const draft = useMemo(() => changeDraftOf(`content.${id}`, latest), [id, latest])
  const [clash, setClash] = useState<Clash | undefined>(() => {
    const [mine, begunOn] = [draft.read(), draft.begunOn()]
    const older = mine && begunOn && begunOn.version !== latest.version
    return older ? { mine, begunOn, theirs: latest } : undefined
  })

  async function save({ version, ...data }: Content) {
    try {
      const { data: saved, message } = await saveContent(id, {
        version: version ?? latest.version!,
        data,
      })
      draft.clear()
      setClash(undefined)
      keepAnswer(saved)
      showToast('success', message)
    } catch (error) {
      if (error instanceof CallFailure && error.status === 409) {
        const now = await queries.fetchQuery({
          queryKey: [...contentKey(id), 'now'],
          queryFn: () => readContent(id),
          staleTime: 0,
        })
        if (now.version !== version)
          setClash({ mine: { ...data, version }, theirs: contentOf(now), begunOn: latest })
      }
      throw error
    }
  }

  if (clash) {
    const { theirs } = clash
    return (
      <Conflict
        schema={texts}
        {...clash}
        pending={false}
        onBack={(chosen) => {
          changeDraftOf(`content.${id}`, theirs).write(chosen)
          setClash(undefined)
          void queries.invalidateQueries({ queryKey: contentKey(id) })
        }}
        onSave={(chosen) => {
          save({ ...chosen, version: theirs.version }).catch((error: Error) =>
            showToast('error', error.message),
          )
        }}
      />
    )
  }
  return (
    <SchemaForm
      key={latest.version}
      schema={form}
      // The content of a kind is in the form of that kind.
      value={latest as object}
      draft={draft as never}
      guard
      wide
      unfinished
      context={context}
      submitText={text('content.office.save')}
      onSubmit={(value) => save({ ...(value as Content), version: latest.version })}
    />
  )
}
