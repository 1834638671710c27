import type { Schemas } from '../../domain/schemas'
import { SheetButtons } from '../actions/SheetButtons'
import { api } from '../calls/api'
import { inLanguage, text } from '../language/locale'
import { Link } from 'react-router'

/** Leads to the prices of a list, and downloads them as a sheet that the import reads. */
export function PriceListActions({
  record: { id, nameZh, nameEn },
}: {
  record: Schemas['PriceList']
}) {
  const name = encodeURIComponent(inLanguage(nameZh, nameEn))
  return (
    <>
      <Link to={`/office/price/list/prices/${id}`}>{text('pricing.grid.edit')}</Link>
      <Link to={`/office/price/item?listName=${name}`}>{text('pricing.prices')}</Link>
      <SheetButtons
        small
        label={(format) => text('pricing.import.export', { format })}
        call={(format) =>
          api.GET('/office/price/list/{id}/sheet', {
            params: { path: { id }, query: { format } },
            parseAs: 'blob',
          })
        }
      />
    </>
  )
}

/** Leads to the grid, and downloads stock and lead times of all products as a sheet that the import reads. */
export function StockActions() {
  return (
    <>
      <Link to="/office/stock/edit">{text('pricing.grid.editStock')}</Link>
      <SheetButtons
        small
        isNamed
        label={(format) => text('pricing.import.export', { format })}
        call={(format) =>
          api.GET('/office/stock/sheet', { params: { query: { format } }, parseAs: 'blob' })
        }
      />
    </>
  )
}
