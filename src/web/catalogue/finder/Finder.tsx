import { useMemo } from 'react'
import { finderExample } from '../../../domain/catalogue/finder-example'
import { typedMeasure } from '../../../domain/catalogue/typed-measure'
import { useKept } from '../../forms/useKept'
import { text } from '../../language/locale'
import styles from './Finder.module.css'
import type { FinderEntry } from './finder-query'
import { JointDrawing } from './JointDrawing'
import { ListPaste } from './ListPaste'
import { MeasureForm } from './MeasureForm'
import { WordSearch } from './WordSearch'

const example: FinderEntry = {
  by: 'hole',
  diameter: String(finderExample.hole),
  thickness: String(finderExample.thickness),
}

/** The ways into the catalogue: by measures with a live drawing, by words of a standard, and by a list. */
export function Finder({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  // It survives a reload and a change of language.
  const [entry, setEntry] = useKept('finder', example)
  const diameter = useMemo(() => typedMeasure(entry.diameter), [entry.diameter])
  const thickness = useMemo(() => typedMeasure(entry.thickness), [entry.thickness])

  return (
    <section className={styles.finder} aria-label={text('landing.finder')}>
      <div className="page">
        <Heading className={styles.title}>{text('landing.title')}</Heading>
        <p className={styles.lead}>{text('landing.lead')}</p>
        <div className={styles.columns}>
          <MeasureForm
            entry={entry}
            diameter={diameter}
            thickness={thickness}
            onChange={(change) => setEntry({ ...entry, ...change })}
          />
          <JointDrawing
            diameter={diameter.mm}
            isNominal={entry.by === 'nominal'}
            thickness={thickness.mm}
          />
          <div className={styles.beside}>
            <WordSearch />
            <ListPaste />
          </div>
        </div>
      </div>
    </section>
  )
}
