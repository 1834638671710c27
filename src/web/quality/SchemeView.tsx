import { colonOf } from '../../domain/language/language'
import { judgedSections } from '../../domain/quality/quality'
import { SchemaView } from '../forms/SchemaView'
import { useFormParts } from '../forms/useFormParts'
import { titleOf } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import { FileLinks } from './FileLinks'
import { Pictures } from './Pictures'
import { named } from './ProblemArticle'
import type { Problem } from './problem-queries'
import styles from './QualityPages.module.css'

/** Read-only view of a scheme. */
export function SchemeView({ scheme }: { scheme: NonNullable<Problem['improvementProgram']> }) {
  return (
    <div className={styles.part}>
      <SchemaView schema="RectificationScheme" value={scheme} />
      <Pictures images={scheme.images} />
      <FileLinks files={scheme.files?.map(named)} />
    </div>
  )
}

/** Read-only view of evidence. */
export function EvidenceView({ evidence }: { evidence: NonNullable<Problem['evidence']> }) {
  return (
    <div className={styles.part}>
      <SchemaView schema="Evidence" value={evidence} />
      <Pictures images={evidence.images} />
      <FileLinks files={evidence.files?.map(named)} />
    </div>
  )
}

/** The reasons why a scheme was sent back, by section; shown only while the supplier must revise it. */
export function VerdictNotice({ problem: { verdict, stateCode } }: { problem: Problem }) {
  const { texts } = useFormParts('Verdict')
  const returned = judgedSections.filter((section) => verdict?.[section]?.verdict === 'returned')
  if (stateCode !== 1 || returned.length === 0) return null
  return (
    <div className={styles.notice} role="note">
      <strong>{text('quality.returned')}</strong>
      <ul className={styles.reasons}>
        {returned.map((section) => (
          <li key={section}>
            {titleOf(texts.properties?.[section] ?? {}, section, language)}
            {colonOf[language]}
            {verdict?.[section]?.reason}
          </li>
        ))}
      </ul>
      {verdict?.note && <p className={styles.prose}>{verdict.note}</p>}
    </div>
  )
}

/** The reason why the evidence was sent back. */
export function EvidenceNotice({ problem: { evidenceVerdict, stateCode } }: { problem: Problem }) {
  if (stateCode !== 3 || evidenceVerdict?.verdict !== 'returned') return null
  return (
    <div className={styles.notice} role="note">
      <strong>{text('quality.returned')}</strong>
      <p className={styles.prose}>{evidenceVerdict.reason}</p>
    </div>
  )
}
