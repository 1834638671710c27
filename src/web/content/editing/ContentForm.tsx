import { useMemo } from 'react'
import { contentKinds, uselessFields } from '../../../domain/content/kinds'
import type { FormContext } from '../../forms/form-context'
import type { Fault } from '../../forms/form-parts'
import { text } from '../../language/locale'
import type { Content } from '../../screens/conflict-fields'
import { VersionedForm } from '../../screens/VersionedForm'
import { showToast } from '../../ui/toast-list'
import { keepAnswer, readContent, saveContent, type ContentRecord } from './content-calls'

const contentOf = ({ data, version }: ContentRecord): Content => ({ ...data, version })

/** The draft in both languages; what is typed stays on this computer until it is kept on the server. */
export function ContentForm({
  record,
  context,
  faults,
}: {
  record: ContentRecord
  context: FormContext
  /** What a step was refused for. */
  faults: Fault[] | undefined
}) {
  const { id, kind, recordId, data } = record
  // What somebody wrote there may be taken away.
  const useless = uselessFields(kind, recordId).filter((name) => data[name] === undefined)
  const content = useMemo(() => contentOf(record), [record])
  return (
    <VersionedForm
      schema={contentKinds[kind].form}
      name={`publishing.${id}`}
      record={content}
      context={context}
      hidden={useless}
      guard
      wide
      unfinished
      faults={faults}
      submitText={text('publishing.save')}
      read={async () => contentOf(await readContent(id))}
      save={async ({ version, ...data }) => {
        const { data: saved, message } = await saveContent(id, { version: version!, data })
        keepAnswer(saved)
        showToast('success', message)
      }}
    />
  )
}
