import type { Schemas } from '../../domain/schemas'
import { moneyText } from '../../domain/money/price-text'
import { formatTime, language, text } from '../language/locale'
import { RecordFiles } from '../screens/RecordFiles'
import { QuotationChanges } from './QuotationChanges'
import styles from './QuotationChanges.module.css'
import { SaveFile, type FileOfVersion } from './SaveFile'

interface Props {
  quotation: Schemas['Quotation']
  document: FileOfVersion
  sheet: FileOfVersion
}

/** The differences of the version that holds; all versions can be unfolded. */
export function QuotationVersions({
  quotation: { number, versions = [] },
  document,
  sheet,
}: Props) {
  const newest = versions.find((version) => version.number === number)
  if (!newest || versions.length < 2) return null
  return (
    <section className={styles.versions}>
      {newest.changes.length > 0 && (
        <>
          <h3>{text('orders.versions.changed', { number: newest.number })}</h3>
          <QuotationChanges changes={newest.changes} />
        </>
      )}
      <details>
        <summary>{text('orders.versions', { count: versions.length })}</summary>
        <ol className={styles.list}>
          {versions.map((version) => (
            <li key={version.number}>
              <strong>{text('orders.quotation.version', { number: version.number })}</strong>{' '}
              {text('orders.quotation.by', {
                who: version.answeredBy,
                time: formatTime(version.answeredAt),
              })}
              {version.total !== undefined &&
                version.currency &&
                ` · ${moneyText(version.total, version.currency, language)}`}
              {version.reason && <p>{version.reason}</p>}
              <div className={styles.files}>
                <SaveFile
                  small
                  call={document}
                  version={version.number}
                  label={text('orders.versions.pdf', { number: version.number })}
                >
                  PDF
                </SaveFile>
                <SaveFile
                  small
                  call={sheet}
                  version={version.number}
                  label={text('orders.versions.xlsx', { number: version.number })}
                >
                  Excel
                </SaveFile>
                {version.files && <RecordFiles files={version.files} />}
              </div>
              {version.number !== newest.number && version.changes.length > 0 && (
                <QuotationChanges changes={version.changes} />
              )}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
