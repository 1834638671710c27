import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, dataOf } from '../calls/api'
import { usePlace } from '../grid/usePlace'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { PageSkeleton } from '../ui/PageSkeleton'
import { askFigures, FigureGrid, type Figures } from './FigureGrid'
import { stockChange, stockColumns, stockRow } from './stock-rows'

/** Edits stock and lead times of all offered products in a grid; the address names the page or a model. */
export function StockGridPage() {
  const { current, model } = usePlace()
  const [figures] = useState(stockFigures)
  const { data, error, refetch } = useQuery({
    queryKey: ['stockGrid', current, model],
    queryFn: () => askFigures(figures, { current, ...(model && { model }) }),
    gcTime: 0,
    meta: { quiet: true },
  })
  if (error)
    return (
      <Empty isPage icon="warning" title={text('screens.failed')} hint={error.message}>
        <Button onClick={() => void refetch()}>{text('screens.retry')}</Button>
      </Empty>
    )
  if (!data) return <PageSkeleton />
  return (
    <FigureGrid
      key={`${current} ${model}`}
      figures={figures}
      page={data}
      title={text('pricing.stock')}
      links={
        <>
          <Link to="/office/stock">{text('pricing.grid.figures')}</Link>
          <Link to="/office/price/import">{text('pricing.imports')}</Link>
        </>
      }
      wanted={model}
    />
  )
}

const stockFigures = (): Figures<Schemas['StockRow']> => ({
  draft: 'stock',
  columns: stockColumns(),
  keys: [0],
  ask: (query) => dataOf(api.GET('/office/stock', { params: { query } })),
  rowOf: stockRow,
  async store({ sent }) {
    const body = { stocks: sent.map(stockChange) }
    return (await answerOf(api.PUT('/office/stock', { body }))).message
  },
  rowAt: ({ sent }, _records, index) => sent[index],
})
