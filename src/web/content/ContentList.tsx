import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { cardsInSight } from '../../domain/content/content'
import { formatNumber, text } from '../language/locale'
import { Empty } from '../ui/Empty'
import { Pager } from '../ui/Pager'
import { pageSize, prefetch } from './content-queries'
import { ContentCard, type Card } from './ContentCard'
import cards from './ContentCard.module.css'
import styles from './ContentList.module.css'
import { Failed } from './Failed'
import { Filters } from './Filters'

export interface PageOfCards {
  records: Card[]
  total: number
}

interface Query<Data> {
  queryKey: unknown[]
  queryFn: () => Promise<Data>
}

/** Describes a list of cards: its calls and its schema. */
export interface ContentDescriptor {
  schema: { properties: object }
  name: string
  kind: string
  /** Query of one page of cards; `state` is the query string of the address. */
  list: (state: URLSearchParams, current: number) => Query<PageOfCards>
  page: (id: number) => string
  detail: (id: number) => Query<unknown>
}

interface Props {
  of: ContentDescriptor
  empty?: ReactNode
  /** Wait for content above the list, which would shift the cards as someone taps. */
  waiting?: boolean
}

/** Records as cards with a pager; the page number is in the address. */
export function ContentList({ of, empty, waiting = false }: Props) {
  const [state, setState] = useSearchParams()
  const current = Math.max(1, Math.trunc(Number(state.get('page')) || 1))
  const { data, error, refetch, isPlaceholderData } = useQuery<PageOfCards>({
    ...of.list(state, current),
    meta: { quiet: true },
  })
  const open = (page: number) => {
    setState((before) => withPage(before, page))
    window.scrollTo(0, 0)
  }

  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))
  const beyond = data !== undefined && !isPlaceholderData && current > lastPage
  const openLastPage = useEffectEvent(() =>
    setState((before) => withPage(before, lastPage), { replace: true }),
  )
  useEffect(() => {
    if (beyond) openLastPage()
  }, [beyond])

  if (error) return <Failed error={error} retry={refetch} />
  if (!data || waiting) return <CardSkeletons />
  if (data.total === 0)
    return (
      <Empty title={text('content.none')} hint={text('content.noneHint')}>
        {empty}
      </Empty>
    )
  return (
    <>
      <ul className={cards.cards} aria-busy={isPlaceholderData}>
        {data.records.map((card, nth) => (
          <ContentCard
            key={card.id}
            card={card}
            schema={of.schema}
            name={of.name}
            kind={of.kind}
            to={of.page(card.id)}
            onPoint={() => prefetch(of.detail(card.id))}
            early={nth < cardsInSight}
          />
        ))}
      </ul>
      <Pager
        current={current}
        size={pageSize}
        total={data.total}
        onChange={open}
        onPoint={(page) => prefetch(of.list(state, page))}
      />
    </>
  )
}

function withPage(before: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(before)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  return next
}

function CardSkeletons() {
  return (
    <div className={cards.cards} role="status" aria-label={text('common.loading')}>
      {Array.from({ length: 8 }, (_none, nth) => (
        <div key={nth} className={styles.skeleton} />
      ))}
    </div>
  )
}

export interface Choice {
  value: string
  label: string
  number: number
}

/** Filters of a list with their counts; each is a link. */
export function Choices({
  label,
  name,
  choices,
}: {
  label: string
  /** Name of the query parameter. */
  name: string
  choices: Choice[]
}) {
  const [state] = useSearchParams()
  const chosen = state.get(name) ?? ''
  const total = choices.reduce((sum, { number }) => sum + number, 0)
  const all = { value: '', label: text('content.all'), number: total }
  return (
    <nav aria-label={label}>
      <Filters chosen={[all, ...choices].find(({ value }) => value === chosen)?.label ?? all.label}>
        <ul className={styles.choices}>
          {[all, ...choices].map(({ value, label: title, number }) => (
            <li key={value}>
              <Link
                to={value ? `?${new URLSearchParams({ [name]: value })}` : '?'}
                aria-current={chosen === value ? 'page' : undefined}
              >
                {title} <span>{formatNumber(number)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Filters>
    </nav>
  )
}
