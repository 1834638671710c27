import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { NumberField } from '../../ui/NumberField'
import styles from './AttributeSelectors.module.css'
import { noMatchText } from '../finder/no-match'
import { numericInputs } from '../selection/selection-state'
import { findValues } from './product-queries'
import { itemAt } from '../../../domain/lists/items'

type Characteristic = Schemas['Characteristic']

interface Props {
  /** The measure to type: a hole diameter or a joint thickness. */
  characteristic: Characteristic
  /** The characteristic whose values it finds. */
  target: Characteristic
  classId: number
  chosen: string | undefined
  onChoose: (value: string) => void
  /** The typed measure and its setter, if the page keeps it. */
  typed?: string | undefined
  onMeasure?: (measure: number | undefined) => void
}

/** A field for a measure: if a single value fits it is chosen at once, of several one is chosen here. */
export function MeasureField(props: Props) {
  const { characteristic, target, classId, chosen, onChoose, typed, onMeasure } = props
  const id = useId()
  const [own, setOwn] = useState<number>()
  const kept = typed === undefined ? undefined : Number(typed)
  const measure = onMeasure ? kept : own
  const setMeasure = onMeasure ?? setOwn
  const [matches, setMatches] = useState<string[]>([])
  const [problem, setProblem] = useState<string>()

  const look = useMutation({
    mutationFn: async (value: number) => {
      const values = await findValues(characteristic, classId, value)
      const measure = numericInputs[characteristic.fieldCode]?.measure ?? 'diameter'
      return {
        fitting: values.map(({ val }) => val),
        none: values.length === 0 ? await noMatchText(measure, value, { classId }) : undefined,
      }
    },
    onSuccess: ({ fitting, none }) => {
      setMatches(fitting)
      if (fitting.length === 1) onChoose(itemAt(fitting, 0))
      if (fitting.length > 0) return
      setMeasure(undefined)
      setProblem(none)
    },
    onError: (error) => {
      setMeasure(undefined)
      setProblem(error.message)
    },
  })

  function accept(value: number | undefined) {
    // Clear the value chosen by the previous measure.
    if (chosen !== undefined && matches.includes(chosen)) onChoose('')
    setMeasure(value)
    setMatches([])
    setProblem(undefined)
    if (value !== undefined) look.mutate(value)
  }

  return (
    <div className={styles.field}>
      <NumberField
        label={labelOf(characteristic)}
        labelShown
        value={measure}
        onAccept={accept}
        describedBy={id}
        problem={problem}
      />
      <p id={id} className={styles.found} aria-live="polite">
        {matches.length > 0 && text('catalogue.product.fits', { name: target.fieldName })}
        {matches.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {value}
          </button>
        ))}
      </p>
    </div>
  )
}

export function labelOf({ fieldName, unit }: Pick<Characteristic, 'fieldName' | 'unit'>): string {
  return unit ? text('catalogue.product.withUnit', { name: fieldName, unit }) : fieldName
}
