import { useEffect, useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { useOneAtATime } from '../../actions/useOneAtATime'
import { queries } from '../../calls/api'
import { formatNumber, inLanguage, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { GuideMask } from '../../ui/GuideMask'
import { useHandedOnFocus } from '../../ui/kept-focus'
import { AttributeSelectors } from './AttributeSelectors'
import {
  choicesAfter,
  isOther,
  onlyChosen,
  ownChoices,
  shownAttributes,
  spokenChanges,
  type Changes,
} from './attributes'
import { OrderButtons } from './OrderButtons'
import { PackingFacts } from './PackingFacts'
import styles from './ProductPanel.module.css'
import { remainingQuestion, useCharacteristics, useRemaining } from './product-queries'
import { Specification } from './Specification'
import { useEntry } from './useEntry'
import { useMatching } from './useMatching'
import { itemAt, lastItem } from '../../../domain/lists/items'

/** What the product is, which other model of the class one could have, and what to do with it. */
export function ProductPanel({ product }: { product: Schemas['Material'] }) {
  const { materialName, className, classNameEn, genericName, description } = product
  const matching = useMatching(product)
  const { entry, keep } = useEntry(product.id)
  // The check leads to another model, whose button is another one.
  useHandedOnFocus()
  // Values were chosen that this model has not, and which model has them was not asked yet.
  const [isOtherWanted, setOtherWanted] = useState(false)
  const isUnchecked = isOtherWanted && matching.matches.length === 0

  return (
    <div className={styles.panel}>
      <header>
        <p className={styles.class}>{genericName || inLanguage(className, classNameEn)}</p>
        <h1>{materialName}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </header>
      {product.categoryType === 1 && (
        <Attributes
          product={product}
          matching={matching}
          kept={entry.changes}
          keep={keep}
          onOther={setOtherWanted}
        />
      )}
      <Specification product={product} matching={matching} />
      <PackingFacts product={product} />
      <OrderButtons
        product={product}
        counts={entry.counts}
        onCounts={(counts) => keep({ counts })}
        lacks={isUnchecked ? 'check' : matching.isOpen ? 'model' : undefined}
      />
    </div>
  )
}

interface Props {
  product: Schemas['Material']
  matching: ReturnType<typeof useMatching>
  /** What was changed before a reload. */
  kept: Changes | undefined
  keep: (entry: { changes: Changes }) => void
  /** Told whether values are chosen that this model has not. */
  onOther: (isOther: boolean) => void
}

/** The attributes of a fastener, and the check which models have them. */
function Attributes({ product, matching, kept, keep, onOther }: Props) {
  const { id, classId } = product
  const { data: characteristics, isPending } = useCharacteristics(id)
  // What was changed, and all that it was before.
  const [history, setHistory] = useState<readonly Changes[]>(() => [
    {},
    ...(kept ? [spokenChanges(kept, characteristics ?? [])] : []),
  ])
  const changes = lastItem(history)
  // Typed measures begin anew with the values of the model.
  const [round, setRound] = useState(0)
  const { data: around, isPlaceholderData: counting } = useRemaining(
    classId,
    onlyChosen(changes),
    characteristics !== undefined,
  )
  const own = ownChoices(product, characteristics ?? [])
  const { choices, replaced } = choicesAfter(changes, own, around)
  const { data: remaining } = useRemaining(classId, choices, around !== undefined && !counting)
  const unchanged = Object.keys(changes).length === 0
  const other = isOther(changes, own)
  useEffect(() => onOther(other), [onOther, other])
  useEffect(() => keep({ changes }), [keep, changes])

  /** The choices when the server has said what the changes leave of the values that came with the product. */
  const settled = async (after: Changes) => {
    const left = await queries
      .fetchQuery(remainingQuestion(classId, onlyChosen(after)))
      .catch(() => undefined)
    return choicesAfter(after, own, left)
  }
  const check = useOneAtATime(async (after: Changes) => {
    if (await matching.check((await settled(after)).choices)) showOwn()
  })

  function showOwn() {
    setHistory([{}])
    setRound((round) => round + 1)
  }

  /** Goes back to where a value still stood that has given way since. */
  const restore = useOneAtATime(async (replacedId: number) => {
    matching.forget()
    for (let at = history.length - 1; at > 0; at--)
      if (!(await settled(itemAt(history, at))).replaced.has(replacedId))
        return setHistory(history.slice(0, at + 1))
    setHistory([{}])
  })

  if (isPending) {
    return <div className={styles.waiting} role="status" aria-label={text('common.loading')} />
  }
  if (!characteristics || shownAttributes(characteristics).length === 0) return null

  function change(id: number, value: string) {
    setHistory((all) => [...all, { ...all.at(-1), [id]: value.trim() }])
    matching.forget()
  }

  return (
    <section aria-label={text('catalogue.product.attributes')} className={styles.attributes}>
      <div data-guide="attributes" className={styles.selectors}>
        <AttributeSelectors
          characteristics={characteristics}
          classId={classId}
          round={round}
          choices={choices}
          replaced={replaced}
          counted={around && countedOf(around, changes)}
          onChoose={change}
          onRestore={restore}
        />
      </div>
      <div data-guide="match" className={styles.match}>
        <Button look="main" aria-busy={matching.checking} onClick={() => check(changes)}>
          {text('catalogue.product.checkMatch')}
        </Button>
        <p aria-live="polite">{remaining && remainingText(remaining.total, unchanged)}</p>
        {!unchanged && (
          <Button
            look="quiet"
            onClick={() => {
              showOwn()
              matching.forget()
            }}
          >
            {text('catalogue.product.ownValues')}
          </Button>
        )}
      </div>
      <GuideMask steps={guide()} storageKey="hasDetailMask" />
    </section>
  )
}

/** Changes that exclude each other leave nothing: then only they are marked, not everything else. */
function countedOf({ total, characterList }: Schemas['ProductPage'], changes: Changes) {
  return total > 0 ? characterList : characterList.filter(({ id }) => id in changes)
}

function remainingText(total: number, ofThisModel: boolean): string {
  if (total === 0) return text('catalogue.product.remainingNone')
  return text(ofThisModel ? 'catalogue.product.remainingOwn' : 'catalogue.product.remaining', {
    count: formatNumber(total),
  })
}

/** The way through the panel, for who is here for the first time. */
const guide = () =>
  (['attributes', 'match', 'model', 'order'] as const).map((step) => ({
    target: `[data-guide=${step}]`,
    title: text(`catalogue.product.guide.${step}.title`),
    body: text(`catalogue.product.guide.${step}.body`),
  }))
