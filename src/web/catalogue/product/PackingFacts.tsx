import { Fragment } from 'react'
import { countedUnit } from '../../../domain/counted-unit'
import type { Schemas } from '../../../domain/schemas'
import { formatCount, formatNumber, locale, text } from '../../locale'
import styles from './PackingFacts.module.css'
import { OriginLegend, OriginMark } from './OriginMark'

const twoDecimals = new Intl.NumberFormat(locale.replace('_', '-'), {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Weight, packing, stock and the smallest order of a product. */
export function PackingFacts({ product }: { product: Schemas['Material'] }) {
  const {
    netWeight,
    weUnitName = '',
    def8,
    inventory,
    minQuantity,
    unitName = '',
    origins,
  } = product
  const facts = [
    { field: 'netWeight', value: netWeight && `${formatNumber(netWeight)} ${weUnitName}` },
    { field: 'def8', value: def8 && `${twoDecimals.format(def8)} ${countedUnit(def8, unitName)}` },
    {
      field: 'inventory',
      value: inventory !== undefined && formatCount(inventory, unitName),
    },
    { field: 'minQuantity', value: formatCount(Math.max(1, minQuantity), unitName) },
  ] as const
  const shown = facts.filter(({ value }) => value)

  return (
    <>
      <dl className={styles.facts}>
        {shown.map(({ field, value }) => (
          <Fragment key={field}>
            <dt>{text(`catalogue.product.${field}`)}</dt>
            <dd>
              {value}
              <OriginMark origin={origins?.[field]} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <OriginLegend used={shown.map(({ field }) => origins?.[field])} />
    </>
  )
}
