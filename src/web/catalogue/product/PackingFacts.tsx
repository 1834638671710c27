import { Fragment } from 'react'
import { countedUnit } from '../../../domain/units/counted-unit'
import type { Schemas } from '../../../domain/schemas'
import { formatCount, formatNumber, text } from '../../language/locale'
import styles from './PackingFacts.module.css'
import { OriginLegend, OriginMark } from './OriginMark'

/** Weight, packing, stock and minimum order quantity of a product; stock only where no other line says it. */
export function PackingFacts({
  product,
  withStock = true,
}: {
  product: Schemas['Material']
  withStock?: boolean
}) {
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
    { field: 'def8', value: def8 && `${formatNumber(def8, 2)} ${countedUnit(def8, unitName)}` },
    {
      field: 'inventory',
      value: inventory !== undefined && withStock && formatCount(inventory, unitName),
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
