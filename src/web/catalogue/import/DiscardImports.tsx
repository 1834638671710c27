import type { Schemas } from '../../../domain/schemas'
import { AskedAction } from '../../actions/AskedAction'
import { answerOf, api } from '../../calls/api'
import { formatNumber, text } from '../../language/locale'
import type { Several } from '../../screens/resource'

/** Discards the selected imports before they are stored. */
export function DiscardImports({ records, onEach, small }: Several<Schemas['CatalogueImport']>) {
  const label = text('products.imports.discard')
  return (
    <AskedAction
      label={label}
      small={small}
      question={text('products.imports.discard.ask', { count: formatNumber(records.length) })}
      explained={text('products.imports.discard.explained')}
      leave={text('products.imports.discard.leave')}
      pending={false}
      onYes={(done) => {
        done()
        onEach(label, ({ id }) =>
          answerOf(api.POST('/office/catalogue/import/{id}/cancel', { params: { path: { id } } })),
        )
      }}
    />
  )
}
