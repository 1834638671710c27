import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import * as limits from '../../generated/limits'
import { api, dataOf, fileAddress } from '../calls/api'
import { formatDate, formatNumber, text } from '../language/locale'
import { LimitedInput } from '../ui/LimitedText'
import { useSettled } from '../ui/useSettled'
import { Part } from './ProblemArticle'
import styles from './DeliveredPicker.module.css'

type Product = Schemas['DeliveredProduct']

interface Props {
  /** Only the products of this delivery. */
  deliveryId: number | undefined
  isChosen: (product: Product) => boolean
  onChoose: (product: Product) => void
}

const size = 6

/** Chooses the product of a complaint from the customer's deliveries, with its lot. */
export function DeliveredPicker({ deliveryId, isChosen, onChoose }: Props) {
  const id = useId()
  const [keyword, setKeyword] = useState('')
  const typed = useSettled(keyword.trim(), 250)
  const { data } = useQuery({
    queryKey: ['delivered', deliveryId, typed],
    queryFn: () => askDelivered({ deliveryId, keyword: typed, size: deliveryId ? 100 : size }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  if (!data || (data.total === 0 && typed === '')) return null
  return (
    <Part title={text('quality.complain.delivered')}>
      {deliveryId === undefined && (
        <div className={styles.search}>
          <label htmlFor={id}>{text('quality.complain.search')}</label>
          <LimitedInput
            id={id}
            type="search"
            value={keyword}
            limit={limits.listDeliveredProducts.keyword}
            onChange={setKeyword}
          />
        </div>
      )}
      {data.total === 0 && <p role="status">{text('quality.complain.noDelivered')}</p>}
      <ul className={styles.products}>
        {data.records.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              aria-pressed={isChosen(product)}
              onClick={() => onChoose(product)}
            >
              <Delivered product={product} />
            </button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Delivered({ product }: { product: Product }) {
  const { prodImgs, specification, customerMaterial, lot, billNo, shipTime, deliveredCounts } =
    product
  return (
    <>
      <span className={styles.picture}>
        {prodImgs[0] && (
          <img src={fileAddress(prodImgs[0])} alt="" width="72" height="54" loading="lazy" />
        )}
      </span>
      <span className={styles.what}>
        <strong>{specification}</strong>
        <span>
          {[customerMaterial, lot, billNo, `× ${formatNumber(deliveredCounts)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{text('quality.complain.shipped', { day: formatDate(shipTime) })}</span>
      </span>
    </>
  )
}

/** Delivered products of the customer, the latest delivery first. */
export function askDelivered({
  deliveryId,
  keyword = '',
  size,
}: {
  deliveryId: number | undefined
  keyword?: string
  size: number
}) {
  const query = {
    current: 1,
    size,
    ...(deliveryId !== undefined && { deliveryId }),
    ...(keyword && { keyword }),
  }
  return dataOf(api.GET('/quality/problem/customer/delivered', { params: { query } }))
}
