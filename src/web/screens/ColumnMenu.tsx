import { titleOf } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { CheckList } from '../ui/CheckList'
import { Popover } from '../ui/Popover'
import type { ColumnChoice } from './columns'
import styles from './ListMenus.module.css'
import type { NamedField } from './record-schema'

/** Lets the user choose a list's columns. */
export function ColumnMenu({ columns, choice }: { columns: NamedField[]; choice: ColumnChoice }) {
  const names = choice.shown.map(([name]) => name)
  const titled = columns
    .slice(1)
    .map(([name, field]) => ({ name, title: titleOf(field, name, language) }))
  if (titled.length === 0) return null
  return (
    <Popover buttonClass={styles.opener} button={text('screens.columns')}>
      {() => (
        <div className={styles.panel}>
          <CheckList
            options={titled.map(({ name, title }) => ({
              value: title,
              checked: names.includes(name),
            }))}
            onToggle={(title, checked) => {
              const toggled = titled.find((column) => column.title === title)?.name
              if (toggled === undefined) return
              choice.choose(
                checked ? [...names, toggled] : names.filter((name) => name !== toggled),
              )
            }}
          />
          {choice.chosen && (
            <Button small look="quiet" onClick={() => choice.choose(undefined)}>
              {text('screens.columns.usual')}
            </Button>
          )}
        </div>
      )}
    </Popover>
  )
}
