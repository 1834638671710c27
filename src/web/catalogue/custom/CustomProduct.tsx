import { Link } from 'react-router'
import categoryTypes from '../../../../schemas/catalogue/CategoryType.json'
import type { Schemas } from '../../../domain/schemas'
import { inLanguage, language, text } from '../../locale'
import { usePageTitle } from '../../ui/page-title'
import { selectionOf } from '../product/address-of-selection'
import { Gallery } from '../product/Gallery'
import shared from '../product/Product.module.css'
import { RelatedTabs } from '../product/RelatedTabs'
import { CustomInfoTabs } from './CustomInfoTabs'
import { CustomPanel } from './CustomPanel'
import styles from './CustomProduct.module.css'

interface Props {
  product: Schemas['CustomProduct']
  /** The stored entry whose choices the page begins with. */
  entry: Schemas['CustomEntry'] | undefined
}

/** The whole page of a class of which something is to be made. */
export function CustomProduct({ product, entry }: Props) {
  const { id, className, classNameEn, prodImgs, model } = product
  const name = inLanguage(className, classNameEn)
  usePageTitle(text('catalogue.custom.title', { name }))

  return (
    <>
      <Trail product={product} />
      <div className={shared.first}>
        <div>
          <Gallery product={{ ...product, prodImgs, materialName: name, model: model ?? '' }} />
          {model && (
            <p className={styles.shown}>{text('catalogue.custom.shownModel', { model })}</p>
          )}
        </div>
        <CustomPanel product={product} entry={entry} />
      </div>
      <section className={shared.section}>
        <h2 className="visually-hidden">{text('catalogue.product.information')}</h2>
        <CustomInfoTabs product={product} />
      </section>
      <RelatedTabs id={id} of="class" />
    </>
  )
}

/** Type, category and class: each leads to the selection of the standard models in it. */
function Trail({ product }: { product: Schemas['CustomProduct'] }) {
  const { categoryType, abbreviation, abbreviationEn, classId, className, classNameEn } = product
  const links = [
    [categoryTypes['x-enum'][categoryType][language], selectionOf({ categoryType })],
    [inLanguage(abbreviation, abbreviationEn), selectionOf({ categoryType, abbreviation })],
    [inLanguage(className, classNameEn), selectionOf({ categoryType, abbreviation, classId })],
  ] as const

  return (
    <nav aria-label={text('catalogue.product.breadcrumb')} className={shared.trail}>
      <ol>
        {links.map(([name, target]) => (
          <li key={target}>
            <Link to={target}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{text('catalogue.custom.made')}</li>
      </ol>
    </nav>
  )
}
