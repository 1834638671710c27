import { Link } from 'react-router'
import { titleOf, type FieldSchema } from '../../domain/field-schema'
import type { Schemas } from '../../domain/schemas'
import { formatDate, formatNumber, language } from '../locale'
import choices from './ChoiceList.module.css'
import { Picture } from './EntryLine'
import styles from './ReservationPage.module.css'

interface Props {
  lines: Schemas['OrderLine'][]
  title: string
  schema: FieldSchema
}

/** What was reserved to be made, with its choices; each leads to its page, with these choices. */
export function CustomReservationLines({ lines, title, schema }: Props) {
  const name = (field: string) => titleOf(schema.properties?.[field] ?? {}, field, language)
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" className={styles.number}>
            {name('counts')}
          </th>
          <th scope="col" className={styles.day}>
            {name('requiredDate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <div className={styles.product}>
                <Picture product={line} />
                <span className={styles.what}>
                  <Link
                    to={`/productCategories/customProduct?id=${line.classId}&dataId=${line.dataId}`}
                  >
                    {line.materialName}
                  </Link>
                  <span className={choices.text}>{line.model}</span>
                </span>
              </div>
            </th>
            <td className={styles.number} data-title={name('counts')}>
              {formatNumber(line.counts)} {line.unitName}
            </td>
            <td className={styles.day} data-title={name('requiredDate')}>
              {formatDate(line.requiredDate)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
