import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { comparisonLimits, sortedByMatch } from '../../../domain/catalogue/comparison'
import { pageTitles } from '../../../generated/pages'
import { removeFromComparison } from '../../actions/comparison'
import { api, dataOf, queries } from '../../calls/api'
import { text } from '../../language/locale'
import { currentTokens } from '../../session/session'
import { usePriceRows } from '../../price-tags/usePriceRows'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { usePageTitle } from '../../ui/page-title'
import { addressOfSelection } from '../product/address-of-selection'
import { AddProductDialog } from './AddProductDialog'
import { groupsOf, withoutSame } from './comparison-rows'
import { readComparison, type ComparisonState } from './comparison-state'
import styles from './ComparisonPage.module.css'
import { ComparisonTable } from './ComparisonTable'
import { ComparisonTools } from './ComparisonTools'
import { useComparisonState } from './useComparisonState'
import { itemAt } from '../../../domain/lists/items'
import type { Schemas } from '../../../domain/schemas'

/** Compares the products named by the address side by side. */
export function ComparisonPage() {
  const title = text(pageTitles['/commodityContrast'])
  usePageTitle(title)
  const { state, change } = useComparisonState()
  const [adding, setAdding] = useState(false)
  const { data: items, error, refetch, isPlaceholderData } = useCompared(state)

  function remove(id: number) {
    removeFromComparison(id)
    change(({ ids }) => ({ ids: ids.filter((other) => other !== id) }))
  }

  const isShown = (id: number) => items?.some((item) => item.id === id) ?? true
  const removeGone = () => state.ids.filter((id) => !isShown(id)).forEach(removeFromComparison)

  /** An added product takes the place of one that is no longer offered. */
  function add(id: number) {
    if (!isPlaceholderData && state.ids.length >= comparisonLimits.most) removeGone()
    change(({ ids }) => ({
      ids: [...(ids.length < comparisonLimits.most ? ids : ids.filter(isShown)), id],
    }))
  }

  return (
    <div className={`page ${styles.page}`}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.meaning}>{text('catalogue.comparison.meaning')}</p>
      {content()}
      {adding && (
        <AddProductDialog compared={state.ids} onAdd={add} onClose={() => setAdding(false)} />
      )}
    </div>
  )

  function content() {
    if (error && !items)
      return (
        <Empty icon="warning" title={text('catalogue.comparison.failed')} hint={error.message}>
          <Button look="main" onClick={() => void refetch()}>
            {text('common.reload')}
          </Button>
        </Empty>
      )
    if (!items && state.ids.length >= comparisonLimits.least)
      return <div className={styles.waiting} role="status" aria-label={text('common.loading')} />

    // The previous answer may still contain products that were removed.
    const wanted = (items ?? []).filter(({ id }) => state.ids.includes(id))
    if (wanted.length < comparisonLimits.least)
      return (
        <Empty
          icon="compare"
          title={text('catalogue.comparison.insufficient')}
          hint={text('catalogue.comparison.insufficientHint')}
        >
          <Button look="main" onClick={() => setAdding(true)}>
            {text('catalogue.comparison.add')}
          </Button>
          <Link to={addressOfSelection()}>{text('catalogue.product.toSelection')}</Link>
        </Empty>
      )

    return (
      <Comparison
        state={state}
        items={wanted}
        gone={isPlaceholderData ? 0 : state.ids.length - wanted.length}
        onChange={change}
        onAdd={() => setAdding(true)}
        onRemove={remove}
        onRemoveGone={() => {
          removeGone()
          change(({ ids }) => ({ ids: ids.filter(isShown) }))
        }}
      />
    )
  }
}

interface ComparisonProps {
  state: ComparisonState
  items: Schemas['ComparisonItem'][]
  /** Number of products in the address that are no longer offered. */
  gone: number
  onChange: ReturnType<typeof useComparisonState>['change']
  onAdd: () => void
  onRemove: (id: number) => void
  onRemoveGone: () => void
}

/** The compared products in a table, with the tools to change it. */
function Comparison({
  state,
  items,
  gone,
  onChange,
  onAdd,
  onRemove,
  onRemoveGone,
}: ComparisonProps) {
  const baselineId = items.find(({ id }) => id === state.baseline)?.id ?? itemAt(items, 0).id
  const shown = state.sorted ? sortedByMatch(items, baselineId) : items
  const all = groupsOf(shown, usePriceRows(shown))
  const groups = state.hideSame ? withoutSame(all) : all
  return (
    <>
      {state.dropped > 0 && (
        <p className={styles.nothing} role="status">
          {text('catalogue.comparison.dropped', {
            most: comparisonLimits.most,
            count: state.dropped,
          })}
        </p>
      )}
      {gone > 0 && (
        <p className={styles.nothing} role="status">
          {text('catalogue.comparison.gone', { count: gone })}{' '}
          <Button small onClick={onRemoveGone}>
            {text('catalogue.comparison.removeGone')}
          </Button>
        </p>
      )}
      <ComparisonTools
        state={state}
        items={shown}
        groups={groups}
        onChange={(next) => onChange(() => next)}
        onAdd={onAdd}
      />
      <ComparisonTable
        items={shown}
        groups={groups}
        baselineId={baselineId}
        highlight={state.highlight}
        onPin={(baseline) => onChange(() => ({ baseline }))}
        onRemove={onRemove}
      />
      {groups.length === 0 && (
        <p className={styles.nothing}>{text('catalogue.comparison.allSame')}</p>
      )}
    </>
  )
}

/** Starts the query while the frame is still rendering. */
ComparisonPage.arrive = () => {
  const state = readComparison(new URLSearchParams(window.location.search))
  if (currentTokens() && isEnough(state)) void queries.prefetchQuery(compared(state))
  return Promise.resolve()
}

const isEnough = ({ ids }: ComparisonState) => ids.length >= comparisonLimits.least

function compared({ ids, baseline }: ComparisonState) {
  const body = { materialIds: ids, ...(baseline !== undefined && { baselineId: baseline }) }
  return queryOptions({
    queryKey: ['comparison', body],
    queryFn: () => dataOf(api.POST('/web/product/compare', { body })),
    meta: { quiet: true },
  })
}

/** Keeps the previous answer until the next one arrives. */
const useCompared = (state: ComparisonState) =>
  useQuery({
    ...compared(state),
    enabled: isEnough(state),
    placeholderData: keepPreviousData,
  })
