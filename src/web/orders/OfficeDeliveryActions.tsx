import { Link } from 'react-router'
import { text } from '../language/locale'

/** Links to the import of a spreadsheet. */
export function ImportLink() {
  return <Link to="/office/deliveryImport">{text('orders.office.import.link')}</Link>
}
