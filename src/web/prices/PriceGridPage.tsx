import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, dataOf } from '../calls/api'
import { usePlace } from '../grid/usePlace'
import { inLanguage, text } from '../language/locale'
import { OneRecord } from '../screens/OneRecord'
import { askFigures, FigureGrid, type Figures } from './FigureGrid'
import { entriesOf, freshPrice, keys, priceColumns, priceRow } from './price-rows'

type Price = Schemas['OfficePrice']

const back = { to: '/office/price/list', title: 'pricing.lists' } as const

/** Edits the prices of a list in a grid; the address names the page or a model. */
export function PriceGridPage({ id: idParam }: { id: string | undefined }) {
  const id = Number(idParam)
  const { current, model } = usePlace()
  const figures = useMemo(() => pricesOf(id), [id])
  return (
    <OneRecord
      id={id}
      queryKey={['priceGrid', id, current, model]}
      ask={async () => ({
        list: await dataOf(api.GET('/office/price/list/{id}', { params: { path: { id } } })),
        page: await askFigures(figures, { current, ...(model && { model }) }),
      })}
      missing={{ title: text('pricing.listNotFound') }}
      back={back}
      isFresh
    >
      {({ list, page }) => (
        <FigureGrid
          key={`${id} ${current} ${model}`}
          figures={figures}
          page={page}
          title={text('pricing.grid.title', {
            name: inLanguage(list.nameZh, list.nameEn),
            currency: list.currency,
          })}
          links={
            <>
              <Link to={`/office/price/list/edit/${id}`}>{text('pricing.grid.list')}</Link>
              <Link to="/office/price/import">{text('pricing.imports')}</Link>
            </>
          }
          wanted={model}
        />
      )}
    </OneRecord>
  )
}

function pricesOf(id: number): Figures<Price> {
  const path = { id }
  const productsOf = (records: readonly Price[]) =>
    new Map(records.map(({ id: price, materialId }) => [price, materialId]))
  return {
    draft: `prices.${id}`,
    columns: priceColumns(),
    keys,
    fresh: freshPrice,
    ask: (query) => dataOf(api.GET('/office/price/list/{id}/prices', { params: { path, query } })),
    rowOf: priceRow,
    async store(changed, records) {
      const prices = entriesOf(changed, productsOf(records)).map(({ change }) => change)
      const { message } = await answerOf(
        api.PUT('/office/price/list/{id}/prices', { params: { path }, body: { prices } }),
      )
      return message
    },
    rowAt: (changed, records, index) => entriesOf(changed, productsOf(records))[index]?.row,
  }
}
