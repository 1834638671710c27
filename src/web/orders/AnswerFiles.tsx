import { useId } from 'react'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { AttachmentsField } from '../forms/widgets/AttachmentsField'
import { kindsOf } from '../forms/widgets/useUploads'
import { entryIn } from '../../domain/lists/items'
import { language } from '../language/locale'
import styles from './AnswerForm.module.css'
import type { useOrderAnswer } from './useOrderAnswer'

interface Props {
  schema: FieldSchema
  answer: Pick<ReturnType<typeof useOrderAnswer>, 'typed' | 'changeFiles' | 'filePlace' | 'faultAt'>
  isOff: boolean
}

/** The pictures and files that the customer gets with an answer. */
export function AnswerFiles({ schema, answer, isOff }: Props) {
  const { typed, changeFiles, filePlace, faultAt } = answer
  const id = useId()
  const label = titleOf(schema, 'fileIds', language)
  const fault = faultAt('fileIds')
  return (
    <div className={styles.field}>
      <span>{label}</span>
      <AttachmentsField
        id={id}
        label={label}
        kinds={entryIn(kindsOf, 'attachments')}
        value={typed.fileIds ?? []}
        isOff={isOff}
        onChange={changeFiles}
        context={filePlace}
      />
      {fault && (
        <span className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </div>
  )
}
