import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isRefusal, type CallFailure } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { FailedToLoad } from '../ui/FailedToLoad'
import type { Resource } from './resource'
import type { ListTable, useListParts } from './useListParts'

/** Content of a list without records: the reason and a way out; undefined while there are records to show. */
export function insteadOfRecords(
  resource: Resource,
  { tableQuery, result }: ListTable,
  { narrowed, clear, tabValue, openTab }: ReturnType<typeof useListParts>,
): ReactNode {
  if (tableQuery.isError && narrowed && isRefusal(tableQuery.error))
    return (
      <Empty icon="warning" title={text('screens.failed')} hint={faultsOf(tableQuery.error)}>
        <Button onClick={clear}>{text('screens.clear')}</Button>
      </Empty>
    )
  if (tableQuery.isError) return <FailedToLoad query={tableQuery} />
  if (!tableQuery.isSuccess || result.total !== 0) return undefined
  if (narrowed)
    return (
      <Empty icon="search" title={text('screens.noMatch')} hint={text('screens.noMatchHint')}>
        <Button onClick={clear}>{text('screens.clear')}</Button>
      </Empty>
    )
  // The other tabs may still have records.
  if (tabValue !== undefined)
    return (
      <Empty title={text('screens.emptyTab')}>
        <Button onClick={() => openTab(undefined)}>{text('screens.all')}</Button>
      </Empty>
    )
  return <NothingYet resource={resource} />
}

/** No input is marked in a list, so that the faults themselves are shown. */
const faultsOf = ({ message, errors }: CallFailure) =>
  errors.length > 0 ? errors.map((fault) => fault.message).join('\n') : message

function NothingYet({ resource: { empty } }: { resource: Resource }) {
  if (!empty) return <Empty title={text('screens.empty')} />
  return (
    <Empty title={text(empty.title)} hint={text(empty.hint)}>
      {empty.link && <Link to={empty.link.to}>{text(empty.link.text)}</Link>}
    </Empty>
  )
}
