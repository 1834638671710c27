import { Link } from 'react-router'
import { titleOf, type FieldSchema } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import { language, text } from '../../language/locale'
import { FieldValue, isNumber } from '../../screens/FieldValue'
import { furtherFields } from '../../screens/further-fields'
import { LinePicture } from '../LinePicture'
import { complaintAddress } from './complaint-address'
import styles from './DeliveryCard.module.css'

type Line = NonNullable<Schemas['DeliveryNotice']['lines']>[number]

/** Drawn in the first cell of a row. */
const inName = ['specification', 'customerMaterial', 'materialName', 'prodImgs']

interface Props {
  delivery: Schemas['DeliveryNotice']
  schema: FieldSchema
}

/** The products of a delivery, a row each; a column for each field of the schema that any of them has. */
export function DeliveredLines({ delivery: { id, lines = [] }, schema }: Props) {
  const title = (name: string) => titleOf(schema.properties?.[name] ?? {}, name, language)
  const filled = new Set(
    lines.flatMap((line) => furtherFields(schema, line, inName).map(([name]) => name)),
  )
  const columns = Object.entries(schema.properties ?? {}).filter(([name]) => filled.has(name))
  if (lines.length === 0) return null
  return (
    <div className={styles.room}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{title('specification')}</th>
            {columns.map(([name, field]) => (
              <th key={name} scope="col" className={isNumber(field) ? styles.number : undefined}>
                {titleOf(field, name, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.specification}>
              <th scope="row">
                <Product line={line} partTitle={title('customerMaterial')} />
                {lines.length > 1 && (
                  <Link
                    className={styles.wrong}
                    to={complaintAddress({ deliveryId: id, line: named(line) })}
                    aria-label={text('orders.delivery.wrongWith', {
                      name: named(line).specification,
                    })}
                  >
                    {text('orders.delivery.wrong')}
                  </Link>
                )}
              </th>
              {columns.map(([name, field]) => (
                <td
                  key={name}
                  className={isNumber(field) ? styles.number : undefined}
                  data-title={titleOf(field, name, language)}
                >
                  {/* The columns are the properties of the line's schema. */}
                  <FieldValue schema={field} value={(line as Record<string, unknown>)[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const named = ({ specification = '' }: Line) => ({ specification })

function Product({ line, partTitle }: { line: Line; partTitle: string }) {
  const { materialName, specification, customerMaterial, prodImgs = [] } = line
  return (
    <span className={styles.product}>
      <LinePicture product={{ prodImgs }} />
      <span className={styles.what}>
        {materialName && <strong>{materialName}</strong>}
        <span className={styles.model}>{specification}</span>
        {customerMaterial && (
          <span className={styles.soft}>
            {partTitle} {customerMaterial}
          </span>
        )}
      </span>
    </span>
  )
}
