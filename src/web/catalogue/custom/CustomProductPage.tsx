import { Link, useSearchParams } from 'react-router'
import { CallFailure } from '../../api'
import { text } from '../../locale'
import { useUser } from '../../session'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { usePageTitle } from '../../ui/page-title'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { addressOfSelection } from '../product/address-of-selection'
import { useCustomEntry, useCustomProduct } from './custom-queries'
import { CustomProduct } from './CustomProduct'

/** A product made to measure: the id of the query names its class, the dataId a stored entry whose choices it begins with. */
export function CustomProductPage() {
  const [query] = useSearchParams()
  const id = idIn(query, 'id')
  const dataId = idIn(query, 'dataId')
  return (
    <div className="page">
      {id === undefined ? (
        <UnknownClass />
      ) : (
        <LoadedClass key={`${id}.${dataId}`} id={id} dataId={dataId} />
      )}
    </div>
  )
}

function LoadedClass({ id, dataId }: { id: number; dataId: number | undefined }) {
  const { data: product, error, refetch } = useCustomProduct(id)
  // Entries are somebody's own; a visitor begins afresh.
  const wanted = useUser() ? dataId : undefined
  const entry = useCustomEntry(wanted)

  if (error) {
    if (error instanceof CallFailure && error.status === 404) return <UnknownClass />
    return (
      <Empty icon="warning" title={text('catalogue.product.failed')} hint={error.message}>
        <Button look="main" onClick={() => void refetch()}>
          {text('common.reload')}
        </Button>
      </Empty>
    )
  }
  if (!product || (wanted !== undefined && entry.isPending)) return <PageSkeleton />
  const own = entry.data?.classId === id ? entry.data : undefined
  return <CustomProduct product={product} entry={own} />
}

function UnknownClass() {
  usePageTitle(text('custom.unknown'))
  return (
    <Empty
      title={text('custom.unknown')}
      hint={text('custom.unknownHint')}
      icon="search"
    >
      <Link to={addressOfSelection()}>{text('catalogue.product.toSelection')}</Link>
    </Empty>
  )
}

function idIn(query: URLSearchParams, name: string): number | undefined {
  const id = Number(query.get(name) || NaN)
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : undefined
}
