import { listOfFigure } from '../../../domain/orders/weekly-report'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { PartSheet } from './PartSheet'
import { TopList } from './TopList'

/** Customers, products and searches of the whole period. */
export function TopLists({ report, weeks }: { report: Schemas['WeeklyReport']; weeks: number }) {
  const { customers, products, searches, until } = report
  return (
    <>
      <TopList
        title={text('weekly.customers')}
        meaning={text('weekly.meaning.top')}
        entries={customers.map(({ id, customer, counts }) => ({
          key: id,
          name: customer,
          counts,
          to: listOfFigure('received', report, { account: id }),
        }))}
      >
        <PartSheet part="customers" until={until} weeks={weeks} />
      </TopList>
      <TopList
        title={text('weekly.products')}
        meaning={text('weekly.meaning.top')}
        entries={products.map(({ id, model, counts }) => ({
          key: id,
          name: model,
          counts,
          to: listOfFigure('received', report, { product: id }),
        }))}
      >
        <PartSheet part="products" until={until} weeks={weeks} />
      </TopList>
      <TopList
        title={text('weekly.searchTerms')}
        meaning={text('weekly.meaning.searchTerms')}
        entries={searches.map(({ keyword, counts }) => ({
          key: keyword,
          name: keyword,
          counts,
          to: listOfFigure('missedTerms', report),
        }))}
      >
        <PartSheet part="searches" until={until} weeks={weeks} />
      </TopList>
    </>
  )
}
