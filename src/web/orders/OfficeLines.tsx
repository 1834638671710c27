import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { formatCount, formatDate, language, text } from '../language/locale'
import { Alternative, leadTime, PriceTag } from './LineAnswer'
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

/** The reserved lines for staff, one row each: quantities, date and answer. On phones each line is a card. */
export function OfficeLines({ lines, schema, heading }: Props) {
  if (lines.length === 0) return null
  const fields = schema.properties ?? {}
  const columns = columnsOf(lines, fields)
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

/** Shipped quantities and answers have columns as soon as a line has them. */
function columnsOf(lines: Line[], fields: NonNullable<FieldSchema['properties']>) {
  const ofAnswer = fields.answer?.properties ?? {}
  const title = (name: string, among = fields) => titleOf(among[name] ?? {}, name, language)
  const count = (line: Line, counted: number | undefined) =>
    counted === undefined ? '–' : formatCount(counted, line.unitName)
  const asked = [{ title: title('counts'), look: styles.number, show: counted }]
  const shipping = [
    {
      title: title('shipped'),
      look: styles.number,
      show: (line: Line) => count(line, line.shipped),
    },
    { title: title('open'), look: styles.number, show: (line: Line) => count(line, line.open) },
  ]
  const day = [
    {
      title: title('requiredDate'),
      look: styles.short,
      show: (line: Line) => formatDate(line.requiredDate),
    },
  ]
  const answer = [
    {
      title: title('price', ofAnswer),
      look: styles.number,
      show: ({ answer }: Line) => answer && <PriceTag answer={answer} />,
    },
    {
      title: text('orders.quotation.lead'),
      look: styles.short,
      show: ({ answer }: Line) => answer && leadTime(answer),
    },
    {
      title: title('alternative', ofAnswer),
      look: undefined,
      show: ({ answer }: Line) =>
        answer?.alternative && <Alternative alternative={answer.alternative} />,
    },
    { title: title('note', ofAnswer), look: styles.note, show: (line: Line) => line.answer?.note },
  ]
  return [
    ...asked,
    ...(lines.some(({ shipped }) => shipped !== undefined) ? shipping : []),
    ...day,
    ...(lines.some(({ answer }) => answer) ? answer : []),
  ]
}
