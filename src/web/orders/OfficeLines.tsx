import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { formatCount, formatDate, language } from '../language/locale'
import styles from './OfficeLines.module.css'
import { PackageNote } from './PackageHint'
import { ProductName } from './ReservationLines'

type Line = Schemas['OrderLine']

interface Props {
  lines: Line[]
  schema: FieldSchema
  /** Heading of the first column, if the lines are not ordinary products. */
  heading?: string
}

/** The reserved lines for staff before they are quoted, one row each. On phones each line is a card. */
export function OfficeLines({ lines, schema, heading }: Props) {
  if (lines.length === 0) return null
  const fields = schema.properties ?? {}
  const columns = columnsOf(fields)
  return (
    <div className={styles.room}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">
              {heading ?? titleOf(fields.materialName ?? {}, 'materialName', language)}
            </th>
            {columns.map(({ title, look }) => (
              <th key={title} scope="col" className={look}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <ProductName line={line} />
              </th>
              {columns.map(({ title, look, show }) => (
                <td key={title} className={look} data-title={title}>
                  {show(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const counted = (line: Line) => (
  <>
    {formatCount(line.counts, line.unitName)}
    <PackageNote line={line} />
  </>
)

function columnsOf(fields: NonNullable<FieldSchema['properties']>) {
  const title = (name: string) => titleOf(fields[name] ?? {}, name, language)
  const asked = [
    {
      title: title('counts'),
      look: styles.number,
      show: counted,
    },
  ]
  const day = [
    {
      title: title('requiredDate'),
      look: styles.short,
      show: (line: Line) => formatDate(line.requiredDate),
    },
  ]
  return [...asked, ...day]
}
