import { useId } from 'react'
import { useNavigate } from 'react-router'
import type { TypedMeasure } from '../../../domain/catalogue/typed-measure'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { leadToInvalid } from '../../ui/useHeldForm'
import { modelsText } from '../selection/counted'
import {
  addressOfMeasures,
  measuresOf,
  useMainCategory,
  useMatch,
  type FinderEntry,
} from './finder-query'
import styles from './Finder.module.css'
import { FoundModels } from './FoundModels'
import { MeasureInput } from './MeasureInput'

interface Props {
  entry: FinderEntry
  diameter: TypedMeasure
  thickness: TypedMeasure
  onChange: (change: Partial<FinderEntry>) => void
}

const kinds = ['hole', 'nominal'] as const

/** A hole or nominal diameter and a joint thickness, with the number of models that fit while one types. */
export function MeasureForm({ entry, diameter, thickness, onChange }: Props) {
  const navigate = useNavigate()
  const name = useId()
  const abbreviation = useMainCategory()
  const measures = measuresOf(entry.by, diameter, thickness)
  const { data: match, error, isPlaceholderData: isEarlier } = useMatch(measures)
  const total = match?.total ?? 0

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (leadToInvalid(event.currentTarget) || !measures || isEarlier || total === 0) return
        void navigate(addressOfMeasures(abbreviation, measures, match?.diameters))
      }}
    >
      <div className={styles.inputs}>
        <MeasureInput
          name={text(`landing.${entry.by}Field`)}
          head={
            <span className={styles.kinds} role="group" aria-label={text('landing.kinds')}>
              {kinds.map((kind) => (
                <label key={kind}>
                  <input
                    type="radio"
                    name={name}
                    checked={entry.by === kind}
                    onChange={() => onChange({ by: kind })}
                  />
                  <span>{text(`landing.${kind}Field`)}</span>
                </label>
              ))}
            </span>
          }
          typed={entry.diameter}
          measure={diameter}
          onType={(typed) => onChange({ diameter: typed })}
        />
        <MeasureInput
          name={text('landing.thicknessField')}
          typed={entry.thickness}
          measure={thickness}
          onType={(typed) => onChange({ thickness: typed })}
        />
      </div>
      <div className={styles.found} role="status" aria-busy={isEarlier}>
        {!measures ? (
          <p>{text(diameter.fault || thickness.fault ? 'landing.correct' : 'landing.begin')}</p>
        ) : error && !match ? (
          <p>{error.message}</p>
        ) : (
          match && (
            <FoundModels
              match={match}
              diameter={diameter.mm}
              thickness={thickness.mm}
              onChange={onChange}
            />
          )
        )}
      </div>
      <Button type="submit" look="strong" className={styles.find}>
        {measures && total > 0
          ? text('landing.show', { models: modelsText(total) })
          : text('landing.find')}
      </Button>
    </form>
  )
}
