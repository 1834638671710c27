import { Link } from 'react-router'
import { useMayCall } from '../actions/handling'
import { text } from '../language/locale'

/** Links to the import of a spreadsheet. */
export function ImportLink() {
  const mayImport = useMayCall('/office/delivery/order/import')
  if (!mayImport) return null
  return <Link to="/office/deliveryImport">{text('orders.office.import.link')}</Link>
}
