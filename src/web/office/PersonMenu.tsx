import { Link } from 'react-router'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import { density, theme, type LookChoice } from './look'
import styles from './OfficeFrame.module.css'

/** The person who is logged in: the own account, and how the office looks for them. */
export function PersonMenu() {
  const user = useUser()
  const name = user?.contactName || user?.username || ''
  return (
    <Popover
      label={text('office.look', { name })}
      buttonClass={styles.tool}
      button={
        <>
          <Icon name="user" size={18} />
          <span className={styles.label}>{name}</span>
        </>
      }
    >
      {(close) => (
        <div className={styles.person}>
          <Link to="/office/account" onClick={close}>
            {text('account.own')}
          </Link>
          <Choice name="office.look.theme" choice={theme} />
          <Choice name="screens.density" choice={density} />
        </div>
      )}
    </Popover>
  )
}

interface ChoiceProps<Value extends string> {
  name: 'office.look.theme' | 'screens.density'
  choice: LookChoice<Value>
}

function Choice<Value extends string>({ name, choice }: ChoiceProps<Value>) {
  const { choices, use: useChosen, choose } = choice
  const chosen = useChosen()
  return (
    <fieldset className={styles.choice}>
      <legend>{text(name)}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          {text(label)}
        </label>
      ))}
    </fieldset>
  )
}
