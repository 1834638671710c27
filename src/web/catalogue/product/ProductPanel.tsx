import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { formatNumber, inLanguage, text } from '../../locale'
import { Button } from '../../ui/Button'
import { GuideMask } from '../../ui/GuideMask'
import { AttributeSelectors } from './AttributeSelectors'
import { ownChoices, shownAttributes, withChoice, type Choices } from './attributes'
import { NoMatchDialog } from './NoMatchDialog'
import { OrderButtons } from './OrderButtons'
import { PackingFacts } from './PackingFacts'
import styles from './ProductPanel.module.css'
import { useCharacteristics, useRemaining } from './product-queries'
import { Specification } from './Specification'
import { useMatching } from './useMatching'

/** What the product is, which other model of the class one could have, and what to do with it. */
export function ProductPanel({ product }: { product: Schemas['Material'] }) {
  const { materialName, className, classNameEn, genericName, description } = product
  const matching = useMatching(product)

  return (
    <div className={styles.panel}>
      <header>
        <p className={styles.class}>{genericName || inLanguage(className, classNameEn)}</p>
        <h1>{materialName}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </header>
      {product.categoryType === 1 && <Attributes product={product} matching={matching} />}
      <Specification product={product} matching={matching} />
      <PackingFacts product={product} />
      <OrderButtons product={product} />
    </div>
  )
}

interface Props {
  product: Schemas['Material']
  matching: ReturnType<typeof useMatching>
}

/** The attributes of a fastener, and the check which models have them. */
function Attributes({ product, matching }: Props) {
  const { data: characteristics, isPending } = useCharacteristics(product.id)
  const [changed, setChanged] = useState<Choices>()
  const own = ownChoices(product, characteristics ?? [])
  const choices = changed ?? own
  const { data: remaining } = useRemaining(product.classId, choices, characteristics !== undefined)

  if (isPending)
    return <div className={styles.waiting} role="status" aria-label={text('common.loading')} />
  if (!characteristics || shownAttributes(characteristics).length === 0) return null

  function take(next: Choices) {
    setChanged(next)
    matching.check(next)
  }

  return (
    <section aria-label={text('catalogue.product.attributes')} className={styles.attributes}>
      <div data-guide="attributes" className={styles.selectors}>
        <AttributeSelectors
          characteristics={characteristics}
          classId={product.classId}
          choices={choices}
          counted={remaining?.characterList}
          onChoose={(id, value) => setChanged((before) => withChoice(before ?? own, id, value))}
        />
      </div>
      <div data-guide="match" className={styles.match}>
        <Button look="main" disabled={matching.checking} onClick={() => matching.check(choices)}>
          {text('catalogue.product.checkMatch')}
        </Button>
        <p aria-live="polite">{remaining && remainingText(remaining.total, same(own, choices))}</p>
        {changed && (
          <Button look="quiet" onClick={() => setChanged(undefined)}>
            {text('catalogue.product.ownValues')}
          </Button>
        )}
      </div>
      {matching.without && (
        <NoMatchDialog
          className={inLanguage(product.className, product.classNameEn)}
          choices={matching.without}
          suggestions={remaining?.suggestions ?? []}
          onTake={take}
          onClose={matching.forget}
        />
      )}
      <GuideMask steps={guide()} storageKey="hasDetailMask" />
    </section>
  )
}

function remainingText(total: number, ofThisModel: boolean): string {
  if (total === 0) return text('catalogue.product.remainingNone')
  return text(ofThisModel ? 'catalogue.product.remainingOwn' : 'catalogue.product.remaining', {
    count: formatNumber(total),
  })
}

function same(one: Choices, other: Choices): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The way through the panel, for who is here for the first time. */
const guide = () =>
  (['attributes', 'match', 'model', 'order'] as const).map((step) => ({
    target: `[data-guide=${step}]`,
    title: text(`catalogue.product.guide.${step}.title`),
    body: text(`catalogue.product.guide.${step}.body`),
  }))
