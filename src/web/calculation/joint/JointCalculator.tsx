import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { itemAt } from '../../../domain/lists/items'
import styles from '../Calculator.module.css'
import { FindBolt } from '../FindBolt'
import { Missing } from '../Missing'
import { SaveReport } from '../SaveReport'
import { Units } from '../Units'
import type { Calculator } from '../useCalculator'
import { Examples } from './Examples'
import { JointFields } from './JointFields'
import { JointResults } from './JointResults'
import { jointGroups } from './layout'

/** A whole joint: its fields on one side, every check of it on the other, at every key. */
export function JointCalculator({
  calculator,
  product,
  reported,
}: {
  calculator: Calculator<'joint'>
  product: Schemas['CalculationProduct'] | undefined
  reported: number
}) {
  const { system, input, result } = calculator
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState(new Set([itemAt(jointGroups, 0).title]))
  // The results may follow a moment later, so that typing is never held up.
  const shown = useDeferredValue(
    useMemo(() => ({ input, result, system }), [input, result, system]),
  )

  /** Opens the group of a field and goes there. */
  function goTo(path: string) {
    const name = itemAt(path.split('.'), 0)
    const group = jointGroups.find(({ fields }) => fields.some((field) => field === name))
    if (group) setOpen(new Set([...open, group.title]))
    // The group is open by then.
    requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)
      field?.focus()
      field?.scrollIntoView({ block: 'center' })
    })
  }

  const report = useMemo(
    () => result && { page: 'joint' as const, input, result: { ...result }, unit: system },
    [input, result, system],
  )
  return (
    <div className={styles.calculator}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.tools}>
          <Units system={system} onSwitch={calculator.switchUnits} />
        </div>
        {/* An example would replace the product's bolt. */}
        {!product && <Examples onTake={calculator.replace} />}
        <JointFields
          calculator={calculator}
          open={open}
          onToggle={(title, isOpen) =>
            setOpen(
              new Set([
                ...[...open].filter((opened) => opened !== title),
                ...(isOpen ? [title] : []),
              ]),
            )
          }
        />
      </form>
      <div className={styles.results}>
        {result && (
          <div className={styles.bar}>
            <SaveReport product={reported} report={report} />
          </div>
        )}
        {result && shown.result ? (
          <JointResults
            result={shown.result}
            joint={shown.input}
            system={shown.system}
            onField={goTo}
          />
        ) : (
          <Missing calculator={calculator} onField={goTo} />
        )}
        <FindBolt
          joint={input}
          isOpen={calculator.hasQuestions}
          system={system}
          onTake={({ joint }) => calculator.replace(joint)}
        />
      </div>
    </div>
  )
}
