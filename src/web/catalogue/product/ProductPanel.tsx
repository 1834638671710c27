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
import { BuyBox } from './BuyBox'
import styles from './ProductPanel.module.css'
import { remainingQuestion, useCharacteristics, useRemaining } from './product-queries'
import { useEntry } from './useEntry'
import { useMatching } from './useMatching'
import { itemAt, lastItem } from '../../../domain/lists/items'

/** The product, what is needed to order it, and the choice of other models of its class. */
export function ProductPanel({ product }: { product: Schemas['Material'] }) {
  const { materialName, className, classNameEn, genericName, description } = product
  const matching = useMatching(product)
  const { entry, keep } = useEntry(product.id)
  // The check leads to another model, whose button is a new element.
  useHandedOnFocus()
  // True while values of another model are chosen and no check has been made.
  const [isOtherWanted, setOtherWanted] = useState(false)
  const isUnchecked = isOtherWanted && matching.matches.length === 0

  return (
    <div className={styles.panel}>
      <header>
        <p className={styles.class}>{genericName || inLanguage(className, classNameEn)}</p>
        <h1>{materialName}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </header>
      <div className={styles.columns}>
        <BuyBox
          product={product}
          matching={matching}
          typed={entry.counts}
          onCounts={(counts) => keep({ counts })}
          lacks={isUnchecked ? 'check' : matching.isOpen ? 'model' : undefined}
        />
        {product.categoryType === 1 && (
          <Attributes
            product={product}
            matching={matching}
            kept={entry.changes}
            keep={keep}
            onOther={setOtherWanted}
          />
        )}
      </div>
    </div>
  )
}

interface Props {
  product: Schemas['Material']
  matching: ReturnType<typeof useMatching>
  /** Changes made before a reload. */
  kept: Changes | undefined
  keep: (entry: { changes: Changes }) => void
  /** Called with true if the chosen values differ from this model's. */
  onOther: (isOther: boolean) => void
}

/** The attributes of a fastener, with the check for models that have the chosen values. */
function Attributes({ product, matching, kept, keep, onOther }: Props) {
  const { id, classId } = product
  const { data: characteristics, isPending } = useCharacteristics(id)
  // The current changes, preceded by all earlier states.
  const [history, setHistory] = useState<readonly Changes[]>(() => [
    {},
    ...(kept ? [spokenChanges(kept, characteristics ?? [])] : []),
  ])
  const changes = lastItem(history)
  // A reset starts the typed measures with the model's values again.
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

  /** The choices after the server's count: which of the product's own values the changes leave. */
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

  /** Goes back to the last state in which the value was not yet replaced. */
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

/** Contradictory changes leave no models: mark only those, not all other values. */
function countedOf({ total, characterList }: Schemas['ProductPage'], changes: Changes) {
  return total > 0 ? characterList : characterList.filter(({ id }) => id in changes)
}

function remainingText(total: number, ofThisModel: boolean): string {
  if (total === 0) return text('catalogue.product.remainingNone')
  return text(ofThisModel ? 'catalogue.product.remainingOwn' : 'catalogue.product.remaining', {
    count: formatNumber(total),
  })
}

/** Steps of the panel for first-time users. */
const guide = () =>
  (['attributes', 'match', 'model', 'order'] as const).map((step) => ({
    target: `[data-guide=${step}]`,
    title: text(`catalogue.product.guide.${step}.title`),
    body: text(`catalogue.product.guide.${step}.body`),
  }))
