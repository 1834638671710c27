import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { formatNumber, inLanguage, text } from '../../locale'
import { Button } from '../../ui/Button'
import { GuideMask } from '../../ui/GuideMask'
import { AttributeSelectors } from './AttributeSelectors'
import { choicesAfter, ownChoices, shownAttributes, type Changes, type Choices } from './attributes'
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
  const { id, classId } = product
  const { data: characteristics, isPending } = useCharacteristics(id)
  const [changes, setChanges] = useState<Changes>({})
  const { data: around, isPlaceholderData: counting } = useRemaining(
    classId,
    onlyChosen(changes),
    characteristics !== undefined,
  )
  const counted = around?.characterList
  const own = ownChoices(product, characteristics ?? [])
  const { choices, adapted } = choicesAfter(changes, own, counted)
  const { data: remaining } = useRemaining(classId, choices, counted !== undefined && !counting)
  const unchanged = Object.keys(changes).length === 0

  if (isPending) {
    return <div className={styles.waiting} role="status" aria-label={text('common.loading')} />
  }
  if (!characteristics || shownAttributes(characteristics).length === 0) return null

  function change(id: number, value: string) {
    setChanges((before) => ({ ...before, [id]: value.trim() }))
  }

  function take(id: number, value: string) {
    change(id, value)
    matching.check(onlyChosen({ ...choices, [id]: value }))
  }

  return (
    <section aria-label={text('catalogue.product.attributes')} className={styles.attributes}>
      <div data-guide="attributes" className={styles.selectors}>
        <AttributeSelectors
          characteristics={characteristics}
          classId={classId}
          choices={choices}
          adapted={adapted}
          counted={counted}
          onChoose={change}
        />
      </div>
      <div data-guide="match" className={styles.match}>
        <Button
          look="main"
          disabled={counting}
          aria-busy={matching.checking}
          onClick={() => matching.check(choices)}
        >
          {text('catalogue.product.checkMatch')}
        </Button>
        <p aria-live="polite">{remaining && remainingText(remaining.total, unchanged)}</p>
        {!unchanged && (
          <Button look="quiet" onClick={() => setChanges({})}>
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

/** Without what may be anything. */
function onlyChosen(changes: Changes): Choices {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== ''))
}

/** The way through the panel, for who is here for the first time. */
const guide = () =>
  (['attributes', 'match', 'model', 'order'] as const).map((step) => ({
    target: `[data-guide=${step}]`,
    title: text(`catalogue.product.guide.${step}.title`),
    body: text(`catalogue.product.guide.${step}.body`),
  }))
