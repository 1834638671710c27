import { codes } from '../../../domain/catalogue/characteristic-codes'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { NumberField } from '../../ui/NumberField'
import { JointDrawing } from './JointDrawing'
import styles from './GuidedEntry.module.css'
import { useCategories } from './selection-queries'
import { emptySelection, writeSelection } from './selection-state'

/** An example that leads to a single model: a joint of 30 mm with a hole of 14.2 mm. */
const example = { hole: 14.2, thickness: 30 }

/** Starts a selection with the two measures (in mm) that a designer knows first. */
export function GuidedEntry() {
  const navigate = useNavigate()
  const { data: types } = useCategories()
  const [hole, setHole] = useState<number | undefined>(example.hole)
  const [thickness, setThickness] = useState<number | undefined>(example.thickness)

  // The maker's main products come first in the tree, and the two measures apply to them.
  const main = types?.[0]?.abbreviationList[0]?.abbreviation
  const addressOf = (measures: { hole?: number | undefined; thickness?: number | undefined }) =>
    `/productCategories/productSelection${writeSelection({
      ...emptySelection,
      categoryType: 1,
      abbreviation: main,
      numbers: {
        ...(measures.hole !== undefined && { [codes.aperture]: measures.hole }),
        ...(measures.thickness !== undefined && { [codes.thickness]: measures.thickness }),
      },
    })}`

  return (
    <section className={styles.entry}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{text('landing.title')}</h1>
          <p className={styles.lead}>{text('landing.lead')}</p>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              void navigate(addressOf({ hole, thickness }))
            }}
          >
            <NumberField
              labelShown
              label={text('landing.holeField')}
              unit="mm"
              value={hole}
              onAccept={setHole}
            />
            <NumberField
              labelShown
              label={text('landing.thicknessField')}
              unit="mm"
              value={thickness}
              onAccept={setThickness}
            />
            <Button type="submit" look="strong" className={styles.find}>
              {text('landing.find')}
            </Button>
          </form>
          <p className={styles.example}>
            <Link to={addressOf(example)}>{text('landing.example')}</Link>
          </p>
        </div>
        <JointDrawing hole={hole} thickness={thickness} />
      </div>
    </section>
  )
}
