import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { OriginLegend, OriginMark } from '../product/OriginMark'
import type { ComparedCell, ComparedRow, RowGroup } from './comparison-rows'
import styles from './ComparisonTable.module.css'
import { ProductActions, ProductName, ProductPicture } from './ComparedProduct'
import { itemAt } from '../../../domain/lists/items'

type Item = Schemas['ComparisonItem']

interface Props {
  items: Item[]
  groups: RowGroup[]
  baselineId: number
  /** Marks differences from the baseline. */
  highlight: boolean
  onPin: (id: number) => void
  onRemove: (id: number) => void
}

/** One column per product. The first column and the header row stay visible while scrolling. */
export function ComparisonTable({ items, groups, baselineId, highlight, onPin, onRemove }: Props) {
  const title = text('catalogue.comparison.title')
  const baselineAt = items.findIndex(({ id }) => id === baselineId)
  const origins = groups.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.map(({ origin }) => origin)),
  )

  return (
    <>
      {/* tabIndex lets keyboard users scroll with the arrow keys. */}
      <div className={styles.window} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr className={styles.pictures}>
              <td />
              {items.map((item) => (
                <td key={item.id}>
                  <ProductPicture item={item} />
                </td>
              ))}
            </tr>
            <tr className={styles.names}>
              <th scope="col">{text('catalogue.comparison.product')}</th>
              {items.map((item) => (
                <th key={item.id} scope="col">
                  <ProductName item={item} isBaseline={item.id === baselineId} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.doing}>
            <tr>
              <th scope="row">
                <span className="visually-hidden">{text('catalogue.comparison.actions')}</span>
              </th>
              {items.map((item) => (
                <td key={item.id}>
                  <ProductActions
                    item={item}
                    isBaseline={item.id === baselineId}
                    onPin={() => onPin(item.id)}
                    onRemove={() => onRemove(item.id)}
                  />
                </td>
              ))}
            </tr>
          </tbody>
          {groups.map(({ key, rows }) => (
            <tbody key={key}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={items.length + 1}>
                  <span>{text(`catalogue.comparison.group.${key}`)}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row
                  key={row.key}
                  row={row}
                  items={items}
                  baselineAt={highlight && !row.isProse ? baselineAt : undefined}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <OriginLegend used={origins} />
    </>
  )
}

function Row({
  row: { label, cells, isSame },
  items,
  baselineAt,
}: {
  row: ComparedRow
  items: Item[]
  baselineAt: number | undefined
}) {
  const wanted = baselineAt === undefined ? undefined : cells[baselineAt]?.value
  return (
    <tr className={baselineAt !== undefined && !isSame ? styles.different : undefined}>
      <th scope="row">{label}</th>
      {cells.map((cell, nth) => (
        <Cell
          key={itemAt(items, nth).id}
          cell={cell}
          differs={wanted !== undefined && cell.value !== wanted}
        />
      ))}
    </tr>
  )
}

function Cell({ cell: { value, origin }, differs }: { cell: ComparedCell; differs: boolean }) {
  return (
    <td className={differs ? styles.differs : undefined}>
      {differs && (
        <>
          <span className={styles.sign} aria-hidden="true">
            ≠
          </span>
          <span className="visually-hidden">{text('catalogue.comparison.differs')}</span>
        </>
      )}
      {value === '' ? <Nothing /> : value}
      {value !== '' && <OriginMark origin={origin} />}
    </td>
  )
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{text('catalogue.comparison.none')}</span>
    </>
  )
}
