import type { Schemas } from '../../domain/schemas'
import { ofMaterial, ToCart, ToReservation } from './KeptProducts'

type Material = Schemas['Material']

/** Actions on a product of a history. */
export function HistoryActions({ record, small }: { record: Material; small?: boolean }) {
  return <Actions products={[record]} small={small} icon />
}

export function HistoryBulkActions(props: {
  records: Material[]
  onDone: () => void
  small?: boolean
}) {
  return <Actions products={props.records} small={props.small} onDone={props.onDone} />
}

interface Props {
  products: Material[]
  small?: boolean | undefined
  icon?: boolean | undefined
  onDone?: () => void
}

function Actions({ products, ...rest }: Props) {
  const orderable = products.map(ofMaterial)
  return (
    <>
      <ToReservation products={orderable} small={rest.small} />
      <ToCart products={orderable} {...rest} />
    </>
  )
}
