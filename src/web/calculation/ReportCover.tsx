import type { Schemas } from '../../domain/schemas'
import { titleOf } from '../../domain/forms/field-schema'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import styles from './ReportPage.module.css'

/** The texts of the cover; what was left out is told as not given. */
export function ReportCover({ cover }: { cover: Schemas['ReportCover'] }) {
  const { texts } = useFormParts('ReportCover')
  const written: Record<string, string | undefined> = { ...cover }
  return (
    <section className={styles.parameters}>
      <h2>{text('calculation.signed.cover')}</h2>
      <dl>
        {Object.entries(texts.properties ?? {}).map(([name, field]) => (
          <div key={name}>
            <dt>{titleOf(field, name, language)}</dt>
            <dd>{written[name] ?? text('calculation.signed.notGiven')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
