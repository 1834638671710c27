import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { itemAt } from '../../domain/lists/items'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { Picture } from '../ui/Picture'
import { Tabs } from '../ui/Tabs'
import { itemsQuery } from './content-queries'
import styles from './RelatedProducts.module.css'

type Item = Schemas['RelatedProduct']

/** Maximum number of products shown. */
const mostItems = 20

const tabs = [
  { key: 'all', title: 'content.items.all', categoryType: undefined },
  { key: 'fastener', title: 'content.items.fasteners', categoryType: 1 },
  { key: 'tool', title: 'content.items.tools', categoryType: 2 },
] as const

type Tab = (typeof tabs)[number]['key']

/** Products related to a page: all, or one category. */
export function RelatedProducts({
  items,
  of,
}: {
  items: Item[]
  /** Fetches the products of one category; without it the known products are filtered. */
  of?: { type: 'article' | 'case'; id: number }
}) {
  const [active, setActive] = useState<Tab>('all')
  const categoryType = tabs.find(({ key }) => key === active)?.categoryType
  const asked = useQuery({
    ...itemsQuery(of?.type ?? 'article', of?.id ?? 0, categoryType ?? 1),
    enabled: of !== undefined && categoryType !== undefined,
  })
  const known = items.filter((item) => !categoryType || item.categoryType === categoryType)
  const shown = (categoryType ? (asked.data?.records ?? known) : mixed(items)).slice(0, mostItems)
  if (items.length === 0) return null
  return (
    <section className={styles.related}>
      <h2>{text('content.items')}</h2>
      <Tabs
        label={text('content.items')}
        tabs={tabs.map(({ key, title }) => ({ key, title: text(title) }))}
        active={active}
        onChange={setActive}
      >
        {shown.length === 0 ? (
          <p className={styles.none}>{text('content.items.none')}</p>
        ) : (
          <ProductGroups products={shown} />
        )}
      </Tabs>
    </section>
  )
}

/** Takes products from each category in turn, so that every one is represented. */
function mixed(items: Item[]): Item[] {
  const [fasteners, tools] = [1, 2].map((type) =>
    items.filter(({ categoryType }) => categoryType === type),
  ) as [Item[], Item[]]
  const half = mostItems / 2
  const most = Math.max(half, mostItems - tools.length)
  return [...fasteners.slice(0, most), ...tools]
}

/** Products with one picture share a card, so that no picture is there twice. */
function ProductGroups({ products }: { products: Item[] }) {
  const groups = new Map<string, Item[]>()
  for (const product of products) {
    const picture = product.prodImgs[0] ?? `${product.id}`
    groups.set(picture, [...(groups.get(picture) ?? []), product])
  }
  return (
    <ul className={styles.groups}>
      {[...groups.values()].map((group) => (
        <li key={itemAt(group, 0).id}>
          <span className={styles.picture}>
            <Picture src={itemAt(group, 0).prodImgs[0]} width={240} height={160} />
          </span>
          <span className={styles.name}>{itemAt(group, 0).typeName}</span>
          <ul>
            {group.map(({ id, materialName, model }) => (
              <li key={id}>
                <Link to={`/productCategories/details?id=${id}`} title={materialName}>
                  <span className={styles.model}>{model}</span>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

export function ProductCards({ products }: { products: Item[] }) {
  return (
    <ul className={styles.cards}>
      {products.map(({ id, materialName, model, typeName, prodImgs }) => (
        <li key={id}>
          <Link to={`/productCategories/details?id=${id}`}>
            <span className={styles.picture}>
              <Picture src={prodImgs[0]} width={240} height={160} />
            </span>
            <span className={styles.name}>{materialName || typeName}</span>
            <span className={styles.model}>{model}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
