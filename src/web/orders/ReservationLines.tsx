import { Link } from 'react-router'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { formatCount, formatDate, language, text } from '../language/locale'
import { Tag } from '../ui/Tag'
import choices from './ChoiceList.module.css'
import { LinePicture } from './LinePicture'
import { LineReport } from './LineReport'
import { pageOfItem } from './item-page'
import { PackageNote } from './PackageHint'
import styles from './ReservationPage.module.css'

interface Props {
  lines: Schemas['OrderLine'][]
  schema: FieldSchema
  /** Heading, if the lines are not ordinary products. */
  heading?: string
}

/** The reserved lines with their names at that time, before they are quoted; products link to their current pages. */
export function ReservationLines({ lines, schema, heading }: Props) {
  const fields = schema.properties ?? {}
  const title = (name: string) => titleOf(fields[name] ?? {}, name, language)
  if (lines.length === 0) return null
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{heading ?? title('materialName')}</th>
          <th scope="col" className={styles.number}>
            {title('counts')}
          </th>
          <th scope="col" className={styles.day}>
            {title('requiredDate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <div className={styles.product}>
                <LinePicture product={line} />
                <ProductName line={line} />
              </div>
            </th>
            <td className={styles.number} data-title={title('counts')}>
              {formatCount(line.counts, line.unitName)}
              <PackageNote line={line} />
            </td>
            <td className={styles.day} data-title={title('requiredDate')}>
              {formatDate(line.requiredDate)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Links to the product's page while it is sold; a made-to-measure product to its page with these choices. */
export function ProductName({ line }: { line: Schemas['OrderLine'] }) {
  return (
    <span className={styles.what}>
      {line.gone ? (
        <span className={styles.gone}>
          {line.materialName} <Tag>{text('orders.gone')}</Tag>
        </span>
      ) : (
        <Link to={pageOfItem(line)}>{line.materialName}</Link>
      )}
      <span className={line.typeId === 3 ? choices.text : styles.model}>{line.model}</span>
      {line.customerPartNo && (
        <span className={styles.own}>
          {text('orders.ownNumber', { number: line.customerPartNo })}
        </span>
      )}
      <LineReport id={line.reportId} number={line.reportNumber} />
    </span>
  )
}
