import { useId, useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { CheckList } from '../../ui/CheckList'
import { NumberField } from '../../ui/NumberField'
import { MoreButton } from '../../ui/MoreButton'
import styles from './Facet.module.css'
import { numericInputs, withChoice, withNumber } from './selection-state'
import type { SelectionRoute } from './useSelectionState'

/** Number of values shown while a facet is collapsed. */
const packed = 8

/** One characteristic: a measure to type, or its values with the number of models each leaves. */
export function Facet({
  facet: { fieldCode, fieldName, unit, description, valueList },
  route: { state, go },
}: {
  facet: Schemas['Characteristic']
  route: SelectionRoute
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const chosen = state.choices[fieldCode] ?? []
  const listed = [
    ...valueList,
    // A value of an old address or of the other language, listed so that it can be deselected.
    ...chosen.filter((value) => !valueList.some(({ val }) => val === value)).map(unlisted),
  ]
  const possible = listed.filter(({ val, count }) => count !== 0 || chosen.includes(val))
  const shown = open ? listed : firstOf(possible, chosen)
  const numeric = numericInputs[fieldCode]

  return (
    <section className={styles.facet} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {fieldName}
        {unit && !numeric && <span className={styles.unit}>{unit}</span>}
      </h3>
      {description && <p className={styles.hint}>{description}</p>}
      {numeric && (
        <div className={styles.number} data-tour="number">
          <NumberField
            label={unit ? `${fieldName} (${unit})` : fieldName}
            unit={unit}
            value={state.numbers[fieldCode]}
            onAccept={(number) => go((now) => withNumber(now, fieldCode, number))}
            describedBy={`${id}hint`}
          />
          <p id={`${id}hint`} className={styles.hint}>
            {text(`catalogue.selection.${numeric.measure}Hint`)}
          </p>
        </div>
      )}
      <CheckList
        options={shown.map(({ val, count }) => ({
          value: val,
          ...(count !== undefined && { count }),
          checked: chosen.includes(val),
          impossible:
            count === 0 && !chosen.includes(val)
              ? text('catalogue.selection.impossible')
              : undefined,
        }))}
        onToggle={(value, checked) => go((now) => withChoice(now, fieldCode, value, checked))}
      />
      {listed.length > shown.length || open ? (
        <MoreButton
          className={styles.more}
          aria-describedby={id}
          open={open}
          more={text('catalogue.selection.moreValues', { number: listed.length - shown.length })}
          onToggle={setOpen}
        />
      ) : null}
    </section>
  )
}

type Value = Pick<Schemas['CharacteristicValue'], 'val' | 'count'>

const unlisted = (val: string): Value => ({ val })

/** The first values up to the limit, and all chosen ones; values without models come with the others. */
function firstOf(values: Value[], chosen: readonly string[]): Value[] {
  if (values.length <= packed) return values
  const first = [...values].sort(
    (a, b) => Number(chosen.includes(b.val)) - Number(chosen.includes(a.val)),
  )
  const kept = new Set(first.slice(0, Math.max(packed, chosen.length)))
  return values.filter((value) => kept.has(value))
}
