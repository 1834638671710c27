import { Link } from 'react-router'
import { labelOf, titleOf, type FieldSchema } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import { formatDate, language } from '../../language/locale'
import { Tag, type Tone } from '../../ui/Tag'
import styles from './OrderComplaints.module.css'

const tones: Record<Schemas['ComplaintState'], Tone> = { 1: 'busy', 2: 'warn', 3: 'good' }

interface Props {
  complaints: Schemas['OrderComplaint'][]
  /** The field of the reservation that holds them. */
  field: FieldSchema
  /** Address of a complaint's page. */
  pageOf?: (id: number) => string
}

const ownPage = (id: number) => `/customerAnalysis/complaint?id=${id}`

/** The complaints about a reservation, with the day of the promised answer. */
export function OrderComplaints({ complaints, field, pageOf = ownPage }: Props) {
  if (complaints.length === 0) return null
  const fields = field.items?.properties ?? {}
  const title = (name: string) => titleOf(fields[name] ?? {}, name, language)
  return (
    <section className={styles.complaints}>
      <h2>{titleOf(field, 'complaints', language)}</h2>
      <ul>
        {complaints.map(({ id, uniqueCode, theme, stateCode, product, lot, billNo, answerBy }) => (
          <li key={id}>
            <Link to={pageOf(id)}>{uniqueCode}</Link>
            <strong>{theme}</strong>
            <Tag tone={tones[stateCode]}>
              {labelOf(fields.stateCode ?? {}, stateCode, language)}
            </Tag>
            <span className={styles.about}>
              {[
                product,
                lot && `${title('lot')} ${lot}`,
                billNo && `${title('billNo')} ${billNo}`,
                answerBy && `${title('answerBy')} ${formatDate(answerBy)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
