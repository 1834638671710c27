import type { ReactNode } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { formatNumber, shownValue, text } from '../../language/locale'
import { modelsText } from '../selection/counted'
import styles from './FoundModels.module.css'
import type { FinderEntry } from './finder-query'

interface Props {
  match: Schemas['MeasureMatch']
  diameter: number | undefined
  thickness: number | undefined
  onChange: (change: Partial<FinderEntry>) => void
}

/** The number of models that fit, or the nearest measures where one fits nothing. */
export function FoundModels({ match, diameter, thickness, onChange }: Props) {
  const { total, diameters, grips, nominal, nearHoles, nearDiameters, nearGrips } = match
  if (total > 0) {
    const facts = [
      diameters.length > 0 && text('landing.diameters', { values: listed(diameters) }),
      grips.length > 0 && text('landing.grips', { values: listed(grips) }),
    ].filter(Boolean)
    return (
      <p>
        <strong className={styles.total}>{modelsText(total)}</strong>{' '}
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </p>
    )
  }
  if (diameters.length === 0 && diameter !== undefined)
    return (
      <NoneFits
        words={text(nearDiameters.length > 0 ? 'landing.noNominal' : 'landing.noHole', {
          mm: formatNumber(diameter),
        })}
      >
        {nominal !== undefined && (
          <Way onClick={() => onChange({ by: 'nominal', diameter: nominal })}>
            {text('landing.meantNominal', { mm: shownValue(nominal) })}
          </Way>
        )}
        {nearHoles.map((near) => (
          <Way key={near.hole} onClick={() => onChange({ diameter: String(near.hole) })}>
            {text('landing.holeTakes', {
              hole: formatNumber(near.hole),
              diameter: shownValue(near.diameter),
            })}
          </Way>
        ))}
        {nearDiameters.map((near) => (
          <Way key={near} onClick={() => onChange({ diameter: near })}>
            {text('landing.nominalMm', { mm: shownValue(near) })}
          </Way>
        ))}
      </NoneFits>
    )
  const words = { mm: formatNumber(thickness ?? 0), diameter: listed(diameters) }
  return (
    <NoneFits words={text(diameters.length > 0 ? 'landing.noGripOf' : 'landing.noGrip', words)}>
      {nearGrips.map((near) => (
        <Way key={near.grip} onClick={() => onChange({ thickness: String(near.thickness) })}>
          {text('landing.gripTakes', {
            mm: formatNumber(near.thickness),
            grip: shownValue(near.grip),
          })}
        </Way>
      ))}
    </NoneFits>
  )
}

const mostListed = 3

/** The first values, joined; the rest only as an ellipsis. */
function listed(values: readonly string[]): string {
  const shown = values.slice(0, mostListed).map(shownValue).join(text('landing.or'))
  return values.length > mostListed ? `${shown} …` : shown
}

function NoneFits({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.none}>{words}</p>
      <p className={styles.ways}>{children}</p>
    </>
  )
}

function Way({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.way} onClick={onClick}>
      {children}
    </button>
  )
}
