import { Link } from 'react-router'
import { text } from '../language/locale'

/** Leads to the page where a sheet is imported. */
export function ImportLink() {
  return <Link to="/office/deliveryImport">{text('orders.office.import.link')}</Link>
}
