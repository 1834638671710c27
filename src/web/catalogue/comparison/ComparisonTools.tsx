import type { Schemas } from '../../../domain/schemas'
import { comparisonLimits } from '../../../domain/catalogue/comparison'
import { type TableFormat, saveTable } from '../../actions/save-table'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { showToast } from '../../ui/toast-list'
import type { RowGroup } from './comparison-rows'
import type { ComparisonState } from './comparison-state'
import styles from './ComparisonTools.module.css'

interface Props {
  state: ComparisonState
  items: Schemas['ComparisonItem'][]
  groups: RowGroup[]
  onChange: (next: Partial<ComparisonState>) => void
  onAdd: () => void
}

/** Options of the comparison, and the actions on the table. */
export function ComparisonTools({ state, items, groups, onChange, onAdd }: Props) {
  const full = items.length >= comparisonLimits.most

  function add() {
    if (full) showToast('warning', text('catalogue.comparison.full'))
    else onAdd()
  }

  // The spreadsheet writer is loaded on demand, which may fail.
  const save = (format: TableFormat) =>
    void saveComparison(format, items, groups).catch(() =>
      showToast('error', text('common.network')),
    )

  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <fieldset className={styles.options}>
          <legend className="visually-hidden">{text('catalogue.comparison.options')}</legend>
          {(['highlight', 'hideSame', 'sorted'] as const).map((option) => (
            <label key={option}>
              <input
                type="checkbox"
                checked={state[option]}
                onChange={({ target }) => onChange({ [option]: target.checked })}
              />
              {text(`catalogue.comparison.${option}`)}
            </label>
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button small onClick={add}>
            <Icon name="plus" size={16} />
            {text('catalogue.comparison.add')}
          </Button>
          <Button small onClick={() => window.print()}>
            <Icon name="file" size={16} />
            {text('catalogue.comparison.print')}
          </Button>
          <Button small onClick={() => save('csv')}>
            <Icon name="download" size={16} />
            CSV
          </Button>
          <Button small onClick={() => save('xlsx')}>
            <Icon name="download" size={16} />
            Excel
          </Button>
        </div>
      </div>
    </div>
  )
}

type Item = Schemas['ComparisonItem']

/** Saves the table as shown: names, models and matches of the products, then the rows group by group. */
function saveComparison(
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
