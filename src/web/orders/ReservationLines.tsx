import { Link } from 'react-router'
import { titleOf, type FieldSchema } from '../../domain/field-schema'
import type { Schemas } from '../../domain/schemas'
import { formatDate, formatNumber, language } from '../locale'
import { Picture } from './EntryLine'
import styles from './ReservationPage.module.css'

interface Props {
  lines: Schemas['OrderLine'][]
  schema: FieldSchema
}

/** What was reserved, as it was called then; each product leads to its page of today. */
export function ReservationLines({ lines, schema }: Props) {
  const title = (name: string) => titleOf(schema.properties?.[name] ?? {}, name, language)
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{title('materialName')}</th>
          <th scope="col" className={styles.number}>
            {title('counts')}
          </th>
          <th scope="col">{title('requiredDate')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <div className={styles.product}>
                <Picture product={line} />
                <span className={styles.what}>
                  <Link to={`/productCategories/details?id=${line.dataId}`}>
                    {line.materialName}
                  </Link>
                  <span className={styles.model}>{line.model}</span>
                </span>
              </div>
            </th>
            <td className={styles.number} data-title={title('counts')}>
              {formatNumber(line.counts)} {line.unitName}
            </td>
            <td data-title={title('requiredDate')}>{formatDate(line.requiredDate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
