import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '../../language/locale'
import { useUser } from '../../session/session'
import { Tabs } from '../../ui/Tabs'
import { relatedQuestion, type RelatedKind, type RelatedTo } from './product-queries'
import { countText } from './related'
import { RelatedProducts } from './RelatedProducts'
import styles from './RelatedTabs.module.css'

/** Related products: replacements, matching parts, recently viewed, reserved before. */
export function RelatedTabs({
  id,
  of = 'product',
  characterJson,
}: {
  id: number
  of?: RelatedTo
  /** For a class: the values chosen so far. */
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
        <RelatedProducts
          key={active.kind}
          list={active.data}
          kind={active.kind}
          id={id}
          of={of}
          characterJson={characterJson}
        />
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
    replacement: 'catalogue.product.classList.replacement',
    related: 'catalogue.product.classList.related',
    browsing: 'catalogue.product.classList.browsing',
    purchase: 'catalogue.product.classList.purchase',
  },
} as const

/** The lists, fetched one after the other; the history only for a logged-in user. */
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
