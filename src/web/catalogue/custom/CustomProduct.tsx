import type { Schemas } from '../../../domain/schemas'
import { characterJsonOf } from '../../actions/custom'
import { inLanguage, text } from '../../language/locale'
import { usePageTitle } from '../../ui/page-title'
import { Breadcrumb } from '../product/Breadcrumb'
import { Gallery } from '../product/Gallery'
import shared from '../product/Product.module.css'
import { RelatedTabs } from '../product/RelatedTabs'
import { chosenOf, type LinkedChoices } from './custom-choices'
import { CustomInfoTabs } from './CustomInfoTabs'
import { CustomPanel } from './CustomPanel'
import styles from './CustomProduct.module.css'
import { useCustomChoices } from './useCustomChoices'

interface Props {
  product: Schemas['CustomProduct']
  /** Stored entry with the initial choices. */
  entry: Schemas['CustomEntry'] | undefined
  /** Choices named by the address. */
  linked: LinkedChoices
}

/** The page of a class from which products are made to measure. */
export function CustomProduct({ product, entry, linked }: Props) {
  const { id, className, classNameEn, prodImgs, model } = product
  const name = inLanguage(className, classNameEn)
  const selection = useCustomChoices(product, entry, linked)
  const chosen = chosenOf(product.characterList, selection.choices)
  usePageTitle(text('custom.title', { name }))

  return (
    <>
      <Breadcrumb product={product} here={text('custom.made')} />
      <div className={shared.first}>
        <div>
          <Gallery product={{ ...product, prodImgs, materialName: name, model: model ?? '' }} />
          {model && <p className={styles.shown}>{text('custom.shownModel', { model })}</p>}
        </div>
        <CustomPanel product={product} entry={entry} selection={selection} />
      </div>
      <section className={shared.section}>
        <h2 className="visually-hidden">{text('catalogue.product.information')}</h2>
        <CustomInfoTabs product={product} />
      </section>
      <RelatedTabs
        id={id}
        of="class"
        {...(chosen.length > 0 && { characterJson: characterJsonOf(chosen) })}
      />
    </>
  )
}
