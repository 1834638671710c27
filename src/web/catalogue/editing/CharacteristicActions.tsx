import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'

/** Where the values of a characteristic are edited; a numeric input has none. */
export function CharacteristicActions({
  record: { id, kind },
}: {
  record: Schemas['OfficeCharacteristic']
}) {
  if (kind === 'aperture' || kind === 'grip') return null
  return (
    <Link to={`/office/catalogue/characteristic/${id}/values`}>{text('products.values.edit')}</Link>
  )
}
