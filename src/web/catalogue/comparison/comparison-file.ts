import type { Schemas } from '../../../domain/schemas'
import { saveTable, type TableFormat } from '../../actions/save-table'
import { text } from '../../language/locale'
import type { RowGroup } from './comparison-rows'

type Item = Schemas['ComparisonItem']

/** Saves the table as shown: names, models and matches of the products, then the rows group by group. */
export function saveComparison(
  format: TableFormat,
  items: readonly Item[],
  groups: readonly RowGroup[],
): Promise<void> {
  return saveTable({
    format,
    name: text('catalogue.comparison.title'),
    header: [text('catalogue.comparison.product'), ...items.map((item) => item.materialName)],
    rows: [
      [text('catalogue.comparison.model'), ...items.map(({ model }) => model)],
      [text('catalogue.comparison.match'), ...items.map(({ pre }) => `${pre}%`)],
      ...groups.flatMap(({ key, rows }) => [
        [text(`catalogue.comparison.group.${key}`), ...items.map(() => '')],
        ...rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)]),
      ]),
    ],
  })
}
