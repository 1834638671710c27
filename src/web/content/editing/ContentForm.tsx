import { useMemo } from 'react'
import { contentKinds, uselessFields } from '../../../domain/content/kinds'
import type { FormContext } from '../../forms/form-context'
import type { Fault } from '../../forms/form-parts'
import { text } from '../../language/locale'
import type { Content } from '../../screens/conflict-fields'
import { VersionedForm } from '../../screens/VersionedForm'
import { showToast } from '../../ui/toast-list'
import { present } from '../../../domain/lists/items'
import { keepAnswer, readContent, saveContent, type ContentRecord } from './content-calls'

const contentOf = ({ data, version }: ContentRecord): Content => ({ ...data, version })

/** Edits the draft in both languages; input stays in this browser until it is saved. */
export function ContentForm({
  record,
  context,
  faults,
}: {
  record: ContentRecord
  context: FormContext
  /** Faults for which a step was refused. */
  faults: Fault[] | undefined
}) {
  const { id, kind, recordId, data } = record
  // A filled field must stay visible so that it can be cleared.
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
      isMain
      unfinished
      faults={faults}
      submitText={text('publishing.save')}
      read={async () => contentOf(await readContent(id))}
      save={async ({ version, ...data }) => {
        const { data: saved, message } = await saveContent(id, {
          version: present(version, 'version'),
          data,
        })
        keepAnswer(saved)
        showToast('success', message)
      }}
    />
  )
}
