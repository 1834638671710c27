import { Suspense } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { inLanguage } from '../../language/locale'
import { Picture } from '../../ui/Picture'
import { modelsText } from './counted'
import styles from './OpenClasses.module.css'
import { ProductGrid } from './ProductGrid'
import { ClassTable } from './tables'
import { withClass, type View } from './selection-state'
import type { SelectionRoute } from './useSelectionState'

type Material = Schemas['Material']

/** The few models that are left, below the classes they belong to. */
export function OpenClasses({
  models,
  facets,
  view,
  route,
  onOpen,
}: {
  models: readonly Material[]
  facets: Schemas['Characteristic'][]
  view: View
  route: SelectionRoute
  onOpen: () => void
}) {
  const { state, addressOf } = route
  return (
    <div className={styles.classes}>
      {byClass(models).map(({ first, members }) => {
        const { classId, className, classNameEn, prodImgs } = first
        const name = inLanguage(className, classNameEn)
        return (
          <section key={classId} aria-labelledby={`class${classId}`}>
            <div className={styles.head}>
              <Picture src={prodImgs[0]} width={64} height={48} loading="eager" />
              <h2 id={`class${classId}`} className={styles.name}>
                <Link to={addressOf(withClass(state, classId))} onClick={onOpen}>
                  {name}
                </Link>
              </h2>
              <span className={styles.count}>{modelsText(members.length)}</span>
            </div>
            {view === 'table' ? (
              <Suspense fallback={<div style={{ height: 50 + 36 * members.length }} />}>
                <ClassTable models={members} facets={facets} route={route} label={name} />
              </Suspense>
            ) : (
              <ProductGrid products={members} facets={facets} />
            )}
          </section>
        )
      })}
    </div>
  )
}

/** Models come class by class. */
function byClass(models: readonly Material[]): { first: Material; members: Material[] }[] {
  const classes: { first: Material; members: Material[] }[] = []
  for (const model of models) {
    const last = classes.at(-1)
    if (last?.first.classId === model.classId) last.members.push(model)
    else classes.push({ first: model, members: [model] })
  }
  return classes
}
