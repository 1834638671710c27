import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CalculationPage } from '../../domain/calculation/calculate'
import { modelDifferences } from '../../domain/calculation/model-fit'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { Icon } from '../ui/Icon'
import { usePageTitle } from '../ui/page-title'
import { addressNames, valuesInAddress } from './address'
import { CalculationTabs } from './CalculationTabs'
import { Calculator } from './Calculator'
import styles from './Calculator.module.css'
import { valuesOfProduct } from './derived'
import { LockboltFigures } from './LockboltFigures'
import { keptJoint } from './joint/store'
import { JointCalculator } from './joint/JointCalculator'
import type { Kind } from './kinds'
import { ModelDifferences } from './ModelDifferences'
import { useCalculator, type Calculator as State } from './useCalculator'

/** One of the three calculators, or all checks of their joint, begun from a product (`id`), a saved report (`report`), or an M16. */
export function CalculatorPage({ page }: { page: Kind }) {
  const [search] = useSearchParams()
  const product = idIn(search, 'id')
  const report = idIn(search, 'report')
  const title = text(`calculation.page.${page}`)
  usePageTitle(title)
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.header}>
        <h1>{text('calculation.title')}</h1>
        <Link to="/calculationReport">{text('reports.title')}</Link>
      </header>
      <CalculationTabs product={product} />
      {/* Another page or product is another calculation. */}
      <Begun key={`${page} ${product} ${report}`} page={page} product={product} report={report} />
    </div>
  )
}

function idIn(search: URLSearchParams, name: string): number {
  const id = Number(search.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

function Begun({ page, product, report }: { page: Kind; product: number; report: number }) {
  const calculator = useCalculator(page, product)
  const { data: from, error } = useQuery({
    queryKey: ['calculationProduct', product],
    queryFn: () =>
      dataOf(api.GET('/web/calculate/product/{id}', { params: { path: { id: product } } })),
    enabled: product > 0,
    meta: { quiet: true },
  })
  const { data: saved } = useQuery({
    queryKey: ['report', report],
    queryFn: () => dataOf(api.GET('/web/my/report/preview', { params: { query: { id: report } } })),
    enabled: report > 0,
  })

  const takeProduct = useEffectEvent(() => {
    // Keep the values already typed for this product.
    if (!from || keptJoint(product)) return
    calculator.takeProduct(valuesOfProduct('joint', from))
  })
  // Once, when the product arrives.
  useEffect(() => takeProduct(), [from])
  const [search, setSearch] = useSearchParams()
  // Values of the address are applied once and then dropped from it, so that later input survives a reload.
  const drop = (names: readonly string[]) =>
    setSearch(
      (now) => {
        names.forEach((name) => now.delete(name))
        return now
      },
      { replace: true },
    )
  const takeAddress = useEffectEvent(() => {
    const inAddress = valuesInAddress(search)
    if (!inAddress) return
    calculator.replace({ ...calculator.values, ...inAddress }, inAddress)
    drop(addressNames)
  })
  // Once, when a link leads here; later input stays.
  useEffect(() => takeAddress(), [search])
  const takeReport = useEffectEvent(() => {
    if (saved?.page !== page) return
    calculator.replace({ ...saved.input })
    calculator.switchUnits(saved.unit)
    drop(['report'])
  })
  // Once, when the report arrives.
  useEffect(() => takeReport(), [saved])

  const [isApart, setIsApart] = useState(false)
  const differs = from && modelDifferences(page, calculator.input, from).length > 0
  const reported = differs && isApart ? 0 : (from?.id ?? 0)

  // The figures of a product are not to be taken for those of another bolt.
  if (product > 0 && !from && !error) return null
  return (
    <>
      {error && <p className={styles.notice}>{error.message}</p>}
      {from && (
        <ProductLine product={from}>
          <ModelDifferences
            calculator={calculator}
            product={from}
            isApart={isApart}
            onApart={() => setIsApart(true)}
          />
        </ProductLine>
      )}
      {from?.kind === 'lockbolt' && page === 'clamp' ? (
        <LockboltFigures product={from} system={calculator.system} />
      ) : (
        <Drawn calculator={calculator} product={from} reported={reported} />
      )}
    </>
  )
}

function Drawn({
  calculator,
  ...shown
}: {
  calculator: State
  product: Schemas['CalculationProduct'] | undefined
  /** The product that a saved report names, 0 for none. */
  reported: number
}) {
  // The casts are safe: the page of a calculator says its kind.
  return calculator.page === 'joint' ? (
    <JointCalculator calculator={calculator as State<'joint'>} {...shown} />
  ) : (
    // Every page but the joint's.
    <Calculator calculator={calculator as State<CalculationPage>} {...shown} />
  )
}

/** Names the product of the parameters. */
function ProductLine({
  product: { id, materialName, model },
  children,
}: {
  product: Schemas['CalculationProduct']
  children: ReactNode
}) {
  return (
    <div className={styles.product}>
      <Icon name="box" size={18} />
      <Link to={`/productCategories/details?id=${id}`}>{materialName}</Link>
      <span className={styles.model}>{model}</span>
      {children}
    </div>
  )
}
