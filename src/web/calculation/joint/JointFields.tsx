import type { TextKey } from '../../language/locale'
import { text } from '../../language/locale'
import styles from '../Calculator.module.css'
import { FieldInput } from '../FieldInput'
import { asks } from '../kinds'
import { RowsEditor } from '../RowsEditor'
import type { Calculator } from '../useCalculator'
import { IntroductionChoice } from './IntroductionChoice'
import { jointGroups, type JointGroup } from './layout'
import { PreloadChoice } from './PreloadChoice'

interface Props {
  calculator: Calculator<'joint'>
  /** The titles of the groups that are open. */
  open: ReadonlySet<TextKey>
  onToggle: (title: TextKey, isOpen: boolean) => void
}

/** The fields of the joint in groups that fold; what is folded is not drawn, so that typing stays light. */
export function JointFields({ calculator, open, onToggle }: Props) {
  return jointGroups.map((group) => (
    <Group
      key={group.title}
      calculator={calculator}
      group={group}
      isOpen={open.has(group.title)}
      onToggle={(isOpen) => onToggle(group.title, isOpen)}
    />
  ))
}

function Group({
  calculator,
  group: { title, fields },
  isOpen,
  onToggle,
}: {
  calculator: Calculator<'joint'>
  group: JointGroup
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}) {
  const asked = fields.filter((name) => asks('joint', name, calculator.values))
  const { faults } = calculator
  // A fault inside shows itself: what keeps the result away must not be folded.
  const faulty = faults.some(
    ({ path }) =>
      asked.some((name) => path === name || path.startsWith(`${name}.`)) &&
      calculator.messageAt(path) !== undefined,
  )
  if (asked.length === 0) return null
  const shown = isOpen || faulty
  return (
    <details
      className={styles.group}
      open={shown}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== shown) onToggle(currentTarget.open)
      }}
    >
      <summary>{text(title)}</summary>
      {shown && (
        <div className={styles.fields}>
          {asked.map((name) => (
            <Field key={name} calculator={calculator} name={name} />
          ))}
        </div>
      )}
    </details>
  )
}

function Field({ calculator, name }: { calculator: Calculator<'joint'>; name: string }) {
  if (name === 'sections' || name === 'layers')
    return <RowsEditor calculator={calculator} path={name} />
  if (name === 'mode') return <PreloadChoice calculator={calculator} />
  if (name === 'introduction') return <IntroductionChoice calculator={calculator} />
  return <FieldInput calculator={calculator} path={name} />
}
