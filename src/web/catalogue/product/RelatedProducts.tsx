import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { fileAddress } from '../../calls/api'
import { formatNumber, text } from '../../language/locale'
import { MoreButton } from '../../ui/MoreButton'
import {
  furtherQuestion,
  partOf,
  type RelatedKind,
  type RelatedList,
  type RelatedTo,
} from './product-queries'
import { previewed } from './related'
import styles from './RelatedTabs.module.css'

interface Props {
  kind: RelatedKind
  id: number
  of: RelatedTo
  characterJson: string | undefined
  /** The first part of the list. */
  list: RelatedList | undefined
}

/** One list of related products: ten at first, further ones in parts. */
export function RelatedProducts({ kind, id, of, characterJson, list }: Props) {
  const [all, setAll] = useState(false)
  const question = furtherQuestion(kind, id, of, characterJson)
  const further = useInfiniteQuery({ ...question, enabled: false })
  if (!list) return <div className={styles.waiting} />

  const { total } = list
  const parts = further.data?.pages ?? []
  const listed = [list, ...parts].flatMap((part) => part.records)
  // Products viewed meanwhile shift the list, so a part may repeat earlier products.
  const records = [...new Map(listed.map((product) => [product.id, product])).values()]
  if (records.length === 0)
    return <p className={styles.empty}>{text(`catalogue.product.list.${kind}.empty`)}</p>

  const shown = all ? records : records.slice(0, previewed)
  const left = total - listed.length
  return (
    <>
      <ul className={styles.cards}>
        {shown.map((product) => (
          <Card key={product.id} product={product} />
        ))}
      </ul>
      {all && left > 0 && (
        <>
          <p className={styles.shown} role="status">
            {text('catalogue.product.shownOf', {
              shown: formatNumber(records.length),
              total: formatNumber(total),
            })}
          </p>
          <button
            type="button"
            className={styles.more}
            aria-busy={further.isFetching}
            onClick={() => void (parts.length > 0 ? further.fetchNextPage() : further.refetch())}
          >
            {text('catalogue.product.nextProducts', { count: Math.min(left, partOf(kind)) })}
          </button>
        </>
      )}
      {total > previewed && (
        <MoreButton
          className={styles.more}
          open={all}
          more={text('catalogue.product.moreProducts', { count: formatNumber(total - previewed) })}
          onToggle={setAll}
        />
      )}
    </>
  )
}

function Card({
  product: { id, materialName, model, prodImgs },
}: {
  product: RelatedList['records'][number]
}) {
  return (
    <li>
      <Link to={`/productCategories/details?id=${id}`}>
        <span className={styles.picture}>
          {prodImgs[0] && (
            <img src={fileAddress(prodImgs[0])} alt="" width={240} height={160} loading="lazy" />
          )}
        </span>
        <span className={styles.name}>{materialName}</span>
        <span className={styles.model}>{model}</span>
      </Link>
    </li>
  )
}
