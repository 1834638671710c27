import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { text } from '../../locale'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { usePageTitle } from '../../ui/page-title'
import { CategoryPanel } from './CategoryPanel'
import { GuidedEntry } from './GuidedEntry'
import { HotWords } from './HotWords'
import styles from './LandingPage.module.css'
import { parseSelection, writeSelection } from './selection-state'

const SelectionPage = lazy(async () => ({
  default: (await import('./SelectionPage')).SelectionPage,
}))

/** The entrance of the shop; with a search or a category in the address the products themselves. */
export function LandingPage() {
  const { search } = useLocation()
  const asked = writeSelection(parseSelection(new URLSearchParams(search))) !== ''
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
  usePageTitle()
  return (
    <>
      <GuidedEntry />
      <div className={`page ${styles.page}`}>
        <HotWords />
        <CategoryPanel />
        <section className={styles.how} aria-labelledby="how">
          <h2 id="how">{text('catalogue.landing.how')}</h2>
          <ol className={styles.steps}>
            {steps.map((step, nth) => (
              <li key={step} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {nth + 1}
                </span>
                <h3>{text(`catalogue.landing.${step}`)}</h3>
                <p>{text(`catalogue.landing.${step}Body`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
