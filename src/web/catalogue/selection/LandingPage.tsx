import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPage } from '../../pages/lazy-page'
import { text } from '../../language/locale'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { usePageTitle } from '../../ui/page-title'
import { Finder } from '../finder/Finder'
import { CategoryPanel } from './CategoryPanel'
import { HotWords } from './HotWords'
import styles from './LandingPage.module.css'
import { parseSelection, writeSelection } from './selection-state'

const SelectionPage = lazyPage('SelectionPage', () => import('./SelectionPage'), 'catalogue')

/** Start page of the shop; shows the products themselves if the address has a search or a category. */
export function LandingPage() {
  const { search } = useLocation()
  const state = parseSelection(new URLSearchParams(search))
  const asked = writeSelection(state) !== '' || state.selectName !== undefined
  return asked ? (
    <Suspense fallback={<PageSkeleton />}>
      <SelectionPage />
    </Suspense>
  ) : (
    <Landing />
  )
}

const steps = ['hole', 'thickness', 'material'] as const

function Landing() {
  usePageTitle(text('shell.nav.selection'))
  return (
    <>
      <Finder heading="h1" />
      <div className={`page ${styles.page}`}>
        <HotWords />
        <CategoryPanel />
        <section className={styles.how} aria-labelledby="how">
          <h2 id="how">{text('landing.how')}</h2>
          <ol className={styles.steps}>
            {steps.map((step, nth) => (
              <li key={step} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {nth + 1}
                </span>
                <h3>{text(`landing.${step}`)}</h3>
                <p>{text(`landing.${step}Body`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
