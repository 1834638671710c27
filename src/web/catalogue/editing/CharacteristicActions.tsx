import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'

/** Links to the values of a characteristic; a numeric input has no values. */
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
