import { Fragment, useState, type ReactNode } from 'react'
import { isAskedFor, isMeasured } from '../../../domain/catalogue/custom-product'
import type { Schemas } from '../../../domain/schemas'
import { formatNumber, inLanguage, text } from '../../language/locale'
import { Tabs } from '../../ui/Tabs'
import base from '../product/BaseInfo.module.css'
import { filesOf } from '../product/files'
import { Files } from '../product/InfoTabs'
import styles from '../product/InfoTabs.module.css'
import { labelOf } from '../product/MeasureField'
import { itemAt, lastItem } from '../../../domain/lists/items'
import { keysIn } from '../../../domain/lists/objects'

type Key = 'base' | 'packaging' | 'attention' | 'files'

/** Information about the class; empty tabs are left out. */
export function CustomInfoTabs({ product }: { product: Schemas['CustomProduct'] }) {
  const [chosen, setChosen] = useState<Key>('base')
  const { description2, description3, dataList = [], model = '' } = product
  const files = filesOf({ dataList, model })
  const panels: Partial<Record<Key, ReactNode>> = {
    base: <ClassInfo product={product} />,
    ...(description2 && { packaging: <p className={styles.prose}>{description2}</p> }),
    ...(description3 && { attention: <p className={styles.prose}>{description3}</p> }),
    ...(files.length > 0 && { files: <Files files={files} /> }),
  }
  // The cast is safe: the keys come from the record above.
  const keys = keysIn(panels)
  const active = keys.includes(chosen) ? chosen : 'base'

  return (
    <Tabs
      label={text('catalogue.product.information')}
      tabs={keys.map((key) => ({ key, title: text(`custom.info.${key}`) }))}
      active={active}
      onChange={setChosen}
    >
      {panels[active]}
    </Tabs>
  )
}

/** The class, and the values its standard models have. */
function ClassInfo({ product }: { product: Schemas['CustomProduct'] }) {
  const { className, classNameEn, abbreviation, abbreviationEn, modelCount } = product
  const facts = [
    [text('catalogue.selection.category'), inLanguage(abbreviation, abbreviationEn)],
    [text('catalogue.selection.class'), inLanguage(className, classNameEn)],
    [text('custom.modelCount'), formatNumber(modelCount)],
  ] as const
  const valued = product.characterList.filter(
    (characteristic) =>
      isAskedFor(characteristic) &&
      !isMeasured(characteristic) &&
      characteristic.valueList.length > 0,
  )

  return (
    <div className={base.tables}>
      <section>
        <h3>{text('custom.class')}</h3>
        <dl>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      {valued.length > 0 && (
        <section>
          <h3>{text('custom.standardValues')}</h3>
          <dl>
            {valued.map((characteristic) => (
              <Fragment key={characteristic.id}>
                <dt>{labelOf(characteristic)}</dt>
                <dd>{valuesText(characteristic.valueList)}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}

/** Lists a few values; of many it names only the first and the last. */
function valuesText(values: Schemas['CharacteristicValue'][]): string {
  if (values.length <= 6) return values.map(({ val }) => val).join(text('custom.comma'))
  return text('custom.range', {
    from: itemAt(values, 0).val,
    to: lastItem(values).val,
    count: formatNumber(values.length),
  })
}
