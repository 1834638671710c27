import { listMarkOf } from '../../../domain/language/language'
import type { Schemas } from '../../../domain/schemas'
import { formatNumber, language, text } from '../../language/locale'
import styles from '../../ui/Exchange.module.css'

const separator = listMarkOf[language]

/** Effects of an import besides products: new and renamed items, omitted links and sheets, and hidden rows. */
export function ImportNews({ record }: { record: Schemas['CatalogueImport'] }) {
  const { news, leftOut = [], otherSheets = [], hiddenLines = [] } = record
  const { hiddenColumns = [], unnamed = 0 } = record
  const { renames, keptSpellings = [], unknownColumns = [], unpublished } = record
  const lists = [
    news,
    leftOut,
    otherSheets,
    hiddenLines,
    hiddenColumns,
    keptSpellings,
    unknownColumns,
  ]
  if (!renames && !unpublished && unnamed === 0 && lists.every(({ length }) => length === 0))
    return null
  return (
    <ul className={styles.soft}>
      {unpublished && <li>{text('products.imports.wereUnpublished')}</li>}
      {unknownColumns.length > 0 && (
        <li>
          {text('products.imports.unknownColumns', { names: unknownColumns.join(separator) })}
        </li>
      )}
      {otherSheets.length > 0 && (
        <li>
          {text('products.imports.otherSheets', {
            names: named(otherSheets.slice(0, 30), otherSheets.length),
          })}
        </li>
      )}
      {hiddenLines.length > 0 && (
        <li>{text('products.imports.hiddenRows', { lines: hiddenLines.join(separator) })}</li>
      )}
      {hiddenColumns.length > 0 && (
        <li>
          {text('products.imports.hiddenColumns', { columns: hiddenColumns.join(separator) })}
        </li>
      )}
      {unnamed > 0 && <li>{text('products.imports.unnamed', { count: formatNumber(unnamed) })}</li>}
      {news.map(({ what, isNew, counts, names }) => (
        <li key={`${what}${isNew}`}>
          {text(`products.imports.news.${what}.${isNew ? 'made' : 'renamed'}`, {
            count: formatNumber(counts),
            names: named(names, counts),
          })}
        </li>
      ))}
      {keptSpellings.length > 0 && (
        <li>{text('products.imports.keptSpellings', { names: keptSpellings.join(separator) })}</li>
      )}
      {renames && <Renames renames={renames} isDone={record.rename === true} />}
      {leftOut.length > 0 && (
        <li>
          {text('products.imports.leftOut', {
            names: named(leftOut.slice(0, 30), leftOut.length),
          })}
        </li>
      )}
    </ul>
  )
}

function Renames({
  renames: { counts, first },
  isDone,
}: {
  renames: Schemas['ImportRenames']
  isDone: boolean
}) {
  return (
    <li>
      {text(isDone ? 'products.imports.renamedThese' : 'products.imports.renames')}
      <ul>
        {first.map(({ what, before, after, models }) => (
          <li key={`${what} ${before}`}>
            {text(`products.imports.renames.${what}`, {
              before,
              after,
              models: formatNumber(models),
            })}
          </li>
        ))}
        {counts > first.length && (
          <li>{text('products.more', { count: formatNumber(counts - first.length) })}</li>
        )}
      </ul>
    </li>
  )
}

const named = (names: readonly string[], counts: number) =>
  names.join(separator) + (counts > names.length ? ' …' : '')
