import type { Schemas } from '../../domain/schemas'
import { isCustomer } from '../../domain/account/account'
import { titleOf } from '../../domain/forms/field-schema'
import { api } from '../calls/api'
import { SchemaView } from '../forms/SchemaView'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import { useUser } from '../session/session'
import { useLevels } from './choices'
import { FileLinks } from './FileLinks'
import { Pictures } from './Pictures'
import { Part } from './ProblemArticle'
import styles from './QualityPages.module.css'

const groups = [
  ['mationImg', 'mationImgIds'],
  ['proImg', 'proImgIds'],
  ['dealImg', 'dealImgIds'],
  ['rectImg', 'rectImgIds'],
] as const

/** A handling report: findings and measures, four groups of pictures, files, and the customer's evaluation. */
export function ReportView({ report }: { report: Schemas['CustomerProblem'] }) {
  const { texts } = useFormParts('HandlingReport')
  const levels = useLevels()
  const customer = isCustomer(useUser())
  const fields = texts.properties ?? {}
  return (
    <div className={styles.part}>
      <SchemaView schema="HandlingReport" value={report.report ?? {}} />
      {groups.map(([name, input]) =>
        report[name]?.length ? (
          <div key={name} className={styles.group}>
            <h3>{titleOf(fields[input] ?? {}, input, language)}</h3>
            <Pictures images={report[name]} />
          </div>
        ) : null,
      )}
      <FileLinks
        files={report.files?.map(({ id, original }) => ({ id, name: original }))}
        // Customers download attachments by a call of their own.
        {...(customer && { ask: askAttachment })}
      />
      {report.evaluation && (
        <Part title={text('quality.evaluation')}>
          <SchemaView
            schema="Evaluation"
            value={report.evaluation}
            choices={{ evaluationLevel: levels }}
          />
        </Part>
      )}
    </div>
  )
}

const askAttachment = (id: number) =>
  api.GET('/quality/problem/download/customer/attach/{id}', {
    params: { path: { id } },
    parseAs: 'blob',
  })
