import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import styles from './Calculator.module.css'
import { FieldInput } from './FieldInput'
import type { Fields } from './fields'
import type { RowsChange } from './useTyped'

/** The places of the bolts of a pattern, one row a bolt. */
export function PositionsEditor({
  fields,
  onRows,
}: {
  fields: Fields
  onRows: (path: string, rows: unknown[], change?: RowsChange) => void
}) {
  // Rows as they are entered, which may lack any of their fields.
  const rows = (fields.values.positions ?? []) as Record<string, unknown>[]
  const message = fields.messageAt('positions')
  return (
    <div className={styles.rows}>
      {rows.map((_row, at) => (
        <fieldset key={at} className={styles.row}>
          <legend>
            {text('methods.bolt')} {at + 1}
          </legend>
          {['x', 'y', 'weight'].map((name) => (
            <FieldInput key={name} calculator={fields} path={`positions.${at}.${name}`} />
          ))}
          <IconButton
            icon="trash"
            look="takeAway"
            small
            className={styles.remove}
            label={text('methods.bolt.remove', { number: at + 1 })}
            onClick={() =>
              onRows(
                'positions',
                rows.filter((_one, other) => other !== at),
                { removed: at },
              )
            }
          />
        </fieldset>
      ))}
      {message && <p className={styles.fault}>{message}</p>}
      <Button small disabled={rows.length >= 50} onClick={() => onRows('positions', [...rows, {}])}>
        <Icon name="plus" size={16} />
        {text('methods.bolt.add')}
      </Button>
    </div>
  )
}
