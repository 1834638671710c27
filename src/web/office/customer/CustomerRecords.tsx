import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { labelOf } from '../../../domain/forms/field-schema'
import { keysIn } from '../../../domain/lists/objects'
import type { Schemas } from '../../../domain/schemas'
import kindNames from '../../../generated/screens/CustomerRecordKind.json'
import { api, dataOf } from '../../calls/api'
import { formatNumber, language, text } from '../../language/locale'
import { Empty } from '../../ui/Empty'
import { FailedToLoad } from '../../ui/FailedToLoad'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Pager } from '../../ui/Pager'
import { Tabs } from '../../ui/Tabs'
import { recordKinds, type Kind } from './record-kinds'
import { RecordsTable } from './RecordsTable'

type Tab = Kind | 'open'

const pageSize = 20
const kinds = keysIn(recordKinds)

interface Props {
  accountId: number
  /** Number of all open records. */
  open: number
  counts: Schemas['CustomerRecordCount'][]
}

/** The records of a customer behind a tab for each kind; first all that are open. The address names tab and page. */
export function CustomerRecords({ accountId, open, counts }: Props) {
  const [query, setQuery] = useSearchParams()
  const kind = kinds.find((name) => name === query.get('kind'))
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const tabs = [
    // The literal would widen to a text.
    { key: 'open' as Tab, title: text('office.customer.open'), note: formatNumber(open) },
    ...kinds.map((name) => ({
      key: name,
      title: labelOf(kindNames, name, language) ?? name,
      note: formatNumber(counts.find((count) => count.kind === name)?.counts ?? 0),
    })),
  ]
  return (
    <Tabs
      label={text('office.customer.records')}
      tabs={tabs}
      active={kind ?? 'open'}
      onChange={(tab) => setQuery(tab === 'open' ? {} : { kind: tab })}
    >
      <Records
        // Rows of one kind never stand under the tab of another.
        key={kind ?? 'open'}
        accountId={accountId}
        kind={kind}
        page={page}
        onPage={(next) => setQuery({ ...(kind && { kind }), page: String(next) })}
      />
    </Tabs>
  )
}

function Records({
  accountId,
  kind,
  page,
  onPage,
}: {
  accountId: number
  kind: Kind | undefined
  page: number
  onPage: (page: number) => void
}) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['data', 'customerRecords', accountId, kind, page],
    queryFn: () =>
      dataOf(
        api.GET('/office/customer/{id}/records', {
          params: {
            path: { id: accountId },
            query: { ...(kind && { kind }), current: page, size: pageSize },
          },
        }),
      ),
    // Turning a page keeps the rows until the next arrive.
    placeholderData: keepPreviousData,
    meta: { quiet: true, changesWithMessages: true },
  })
  if (error && !data) return <FailedToLoad query={{ error, refetch }} />
  if (!data) return <PageSkeleton />
  return (
    <div aria-busy={isFetching}>
      {data.records.length === 0 ? (
        <Empty title={text(kind ? 'office.customer.none' : 'office.customer.noneOpen')} />
      ) : (
        <RecordsTable records={data.records} withKind={kind === undefined} />
      )}
      <Pager current={page} size={pageSize} total={data.total} onChange={onPage} />
    </div>
  )
}
