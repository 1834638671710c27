import { titleOf } from '../../../domain/forms/field-schema'
import { language, text } from '../../language/locale'
import type { NamedField } from '../../screens/record-schema'
import { Button } from '../../ui/Button'
import { CheckList } from '../../ui/CheckList'
import { Icon } from '../../ui/Icon'
import { Popover } from '../../ui/Popover'
import type { ColumnChoice } from './columns'
import styles from './ListMenus.module.css'

/** Lets the user choose a list's columns. */
export function ListSettings({ columns, choice }: { columns: NamedField[]; choice: ColumnChoice }) {
  const names = choice.shown.map(([name]) => name)
  const titled = columns
    .slice(1)
    .map(([name, field]) => ({ name, title: titleOf(field, name, language) }))
  return (
    <Popover
      buttonClass={styles.opener}
      button={
        <>
          <Icon name="columns" size={16} />
          {text('screens.columns')}
        </>
      }
    >
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
