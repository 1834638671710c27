import { Link, useSearchParams } from 'react-router'
import { CallFailure } from '../../calls/api'
import { text } from '../../language/locale'
import { useUser } from '../../session/session'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { usePageTitle } from '../../ui/page-title'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { addressOfSelection } from '../product/address-of-selection'
import { parseSelection } from '../selection/selection-state'
import type { LinkedChoices } from './custom-choices'
import { useCustomEntry, useCustomProduct } from './custom-queries'
import { CustomProduct } from './CustomProduct'

/**
 * A made-to-measure product. The query's id (or classId) names its class and dataId a stored entry with the initial
 * choices; f and a field code, as in selection addresses, give a chosen value.
 */
export function CustomProductPage() {
  const [query] = useSearchParams()
  const id = idIn(query, 'id') ?? idIn(query, 'classId')
  const dataId = idIn(query, 'dataId')
  const linked = parseSelection(query).choices
  return (
    <div className="page">
      {id === undefined ? (
        <UnknownClass />
      ) : (
        <LoadedClass
          key={`${id}.${dataId}.${JSON.stringify(linked)}`}
          id={id}
          dataId={dataId}
          linked={linked}
        />
      )}
    </div>
  )
}

function LoadedClass({
  id,
  dataId,
  linked,
}: {
  id: number
  dataId: number | undefined
  linked: LinkedChoices
}) {
  const { data: product, error, refetch } = useCustomProduct(id)
  // Entries belong to a user; a visitor starts with none.
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
  return <CustomProduct product={product} entry={own} linked={linked} />
}

function UnknownClass() {
  usePageTitle(text('custom.unknown'))
  return (
    <Empty isPage title={text('custom.unknown')} hint={text('custom.unknownHint')} icon="search">
      <Link to={addressOfSelection()}>{text('catalogue.product.toSelection')}</Link>
    </Empty>
  )
}

function idIn(query: URLSearchParams, name: string): number | undefined {
  const id = Number(query.get(name) || NaN)
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : undefined
}
