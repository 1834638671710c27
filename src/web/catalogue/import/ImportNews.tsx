import type { Schemas } from '../../../domain/schemas'
import { formatNumber, language, text } from '../../language/locale'
import styles from './Exchange.module.css'

const separator = language === 'zh' ? '、' : ', '

/** Effects of an import besides products: new and renamed items, omitted links and sheets, and hidden rows. */
export function ImportNews({
  record: { news, leftOut = [], otherSheets = [], hiddenLines = [] },
}: {
  record: Schemas['CatalogueImport']
}) {
  if (news.length + leftOut.length + otherSheets.length + hiddenLines.length === 0) return null
  return (
    <ul className={styles.soft}>
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
      {news.map(({ what, isNew, counts, names }) => (
        <li key={`${what}${isNew}`}>
          {text(`products.imports.news.${what}.${isNew ? 'made' : 'renamed'}`, {
            count: formatNumber(counts),
            names: named(names, counts),
          })}
        </li>
      ))}
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

const named = (names: readonly string[], counts: number) =>
  names.join(separator) + (counts > names.length ? ' …' : '')
