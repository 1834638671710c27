import { Link } from 'react-router'
import categoryTypes from '../../../../schemas/catalogue/CategoryType.json'
import type { Schemas } from '../../../domain/schemas'
import { inLanguage, language, text } from '../../locale'
import { selectionOf } from './address-of-selection'
import styles from './Product.module.css'

type Place = Pick<
  Schemas['Material'],
  'categoryType' | 'abbreviation' | 'abbreviationEn' | 'classId' | 'className' | 'classNameEn'
>

/** Type, category and class of a product: each leads to the selection of all that is in it. */
export function Breadcrumb({ product, last }: { product: Place; last: string }) {
  const { categoryType, abbreviation, abbreviationEn, classId, className, classNameEn } = product
  const links = [
    [categoryTypes['x-enum'][categoryType][language], selectionOf({ categoryType })],
    [inLanguage(abbreviation, abbreviationEn), selectionOf({ categoryType, abbreviation })],
    [inLanguage(className, classNameEn), selectionOf({ categoryType, abbreviation, classId })],
  ] as const

  return (
    <nav aria-label={text('catalogue.product.breadcrumb')} className={styles.trail}>
      <ol>
        {links.map(([name, target]) => (
          <li key={target}>
            <Link to={target}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{last}</li>
      </ol>
    </nav>
  )
}
