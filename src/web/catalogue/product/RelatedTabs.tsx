import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { fileAddress } from '../../api'
import { text } from '../../locale'
import { useUser } from '../../session'
import { Tabs } from '../../ui/Tabs'
import {
  relatedQuestion,
  type RelatedKind,
  type RelatedList,
  type RelatedTo,
} from './product-queries'
import { countText, previewed } from './related'
import styles from './RelatedTabs.module.css'

/** Other products: in place of this one, beside it, looked at before, reserved before. */
export function RelatedTabs({
  id,
  of = 'product',
  characterJson,
}: {
  id: number
  of?: RelatedTo
  /** Of a class: what is chosen of it so far. */
  characterJson?: string
}) {
  const lists = useLists(id, of, characterJson)
  const [chosen, setChosen] = useState<RelatedKind>()
  const filled = lists.find(({ data }) => data && data.total > 0)
  const active = lists.find(({ kind }) => kind === chosen) ?? filled
  const loading = lists.some(({ isPending }) => isPending)

  if (!active) return loading ? <div className={styles.waiting} /> : null
  return (
    <section className={styles.related}>
      <h2 className="visually-hidden">{text('catalogue.product.others')}</h2>
      <Tabs
        label={text('catalogue.product.others')}
        tabs={lists.map(({ kind, data }) => ({
          key: kind,
          title: text(titles[of][kind]),
          note: data && countText(data.total),
        }))}
        active={active.kind}
        onChange={setChosen}
      >
        <ProductList key={active.kind} kind={active.kind} list={active.data} />
      </Tabs>
    </section>
  )
}

const titles = {
  product: {
    replacement: 'catalogue.product.list.replacement',
    related: 'catalogue.product.list.related',
    browsing: 'catalogue.product.list.browsing',
    purchase: 'catalogue.product.list.purchase',
  },
  class: {
    replacement: 'catalogue.custom.list.replacement',
    related: 'catalogue.custom.list.related',
    browsing: 'catalogue.custom.list.browsing',
    purchase: 'catalogue.custom.list.purchase',
  },
} as const

/** The lists in their order, each asked for when the one before has come; the history only of somebody. */
function useLists(id: number, of: RelatedTo, characterJson: string | undefined) {
  const user = useUser()
  const ask = (kind: RelatedKind) => relatedQuestion(kind, id, of, characterJson)
  const replacement = useQuery(ask('replacement'))
  const related = useQuery({ ...ask('related'), enabled: !replacement.isPending })
  const known = user !== undefined && !related.isPending
  const browsing = useQuery({ ...ask('browsing'), enabled: known })
  const purchase = useQuery({ ...ask('purchase'), enabled: known && !browsing.isPending })

  const own = [
    { kind: 'replacement' as const, ...replacement },
    { kind: 'related' as const, ...related },
  ]
  if (!user) return own
  return [
    ...own,
    { kind: 'browsing' as const, ...browsing },
    { kind: 'purchase' as const, ...purchase },
  ]
}

function ProductList({ kind, list }: { kind: RelatedKind; list: RelatedList | undefined }) {
  const [all, setAll] = useState(false)
  if (!list) return <div className={styles.waiting} />
  const { records } = list
  if (records.length === 0)
    return <p className={styles.empty}>{text(`catalogue.product.list.${kind}.empty`)}</p>

  return (
    <>
      <ul className={styles.cards}>
        {(all ? records : records.slice(0, previewed)).map(
          ({ id, materialName, model, prodImgs }) => (
            <li key={id}>
              <Link to={`/productCategories/details?id=${id}`}>
                <span className={styles.picture}>
                  {prodImgs[0] && (
                    <img
                      src={fileAddress(prodImgs[0])}
                      alt=""
                      width={240}
                      height={160}
                      loading="lazy"
                    />
                  )}
                </span>
                <span className={styles.name}>{materialName}</span>
                <span className={styles.model}>{model}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
      {records.length > previewed && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all
            ? text('catalogue.product.packUp')
            : text('catalogue.product.moreProducts', { count: records.length - previewed })}
        </button>
      )}
    </>
  )
}
