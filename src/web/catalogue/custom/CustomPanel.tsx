import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { faultOf } from '../../../domain/catalogue/custom-product'
import type { Schemas } from '../../../domain/schemas'
import { inLanguage, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import panel from '../product/ProductPanel.module.css'
import { Alternatives } from './Alternatives'
import { askedOf, chosenOf, impossibleChoice } from './custom-choices'
import { askMatch } from './custom-queries'
import { CustomOrderButtons } from './CustomOrderButtons'
import styles from './CustomProduct.module.css'
import { CustomSelectors } from './CustomSelectors'
import type { useCustomChoices } from './useCustomChoices'

interface Props {
  product: Schemas['CustomProduct']
  entry: Schemas['CustomEntry'] | undefined
  selection: ReturnType<typeof useCustomChoices>
}

/** The choices of a made-to-measure product, the standard models nearest to them, and the quantity. */
export function CustomPanel({ product, entry, selection }: Props) {
  const { className, classNameEn, characterList } = product
  const name = inLanguage(className, classNameEn)
  const { choices, choose, clear } = selection
  const [fault, setFault] = useState<number>()
  const selectors = useRef<HTMLDivElement>(null)
  // State set by the match on the product page.
  const unmatched = (useLocation().state as { unmatched?: boolean } | null)?.unmatched === true
  const match = useMutation({
    mutationFn: () => askMatch(product, choices),
    onSuccess: ({ data }) => {
      if (data.materialList.length === 0) showToast('info', data.msg)
    },
    onError: ({ message }) => showToast('info', message),
  })
  const { mutate } = match

  // After a match without a result, show the nearest models at once.
  useEffect(() => {
    if (unmatched) mutate()
  }, [unmatched, mutate])

  function change(id: number, value: string) {
    choose(id, value)
    setFault(undefined)
    match.reset()
  }

  /** True if there is no fault; otherwise shows it and focuses its field. */
  function isFree(fault: ReturnType<typeof impossibleChoice> | ReturnType<typeof faultOf>) {
    setFault(fault?.id)
    if (!fault) return true
    const { kind, fieldName: name } = fault
    const value = 'value' in fault ? fault.value : ''
    showToast('warning', text(`custom.${kind}`, { name, value }))
    selectors.current
      ?.querySelector<HTMLElement>(`[data-id="${fault.id}"] :is(select, input)`)
      ?.focus()
    return false
  }

  const isPossible = () => isFree(impossibleChoice(characterList, choices))
  const isWhole = () =>
    isFree(faultOf(askedOf(characterList), choices) ?? impossibleChoice(characterList, choices))

  const chosen = chosenOf(characterList, choices)
  return (
    <div className={panel.panel}>
      <header>
        <p className={panel.class}>{text('custom.made')}</p>
        <h1>{text('custom.title', { name })}</h1>
        <p className={panel.description}>{text(unmatched ? 'custom.unmatched' : 'custom.intro')}</p>
      </header>
      <section aria-label={text('catalogue.product.attributes')} className={panel.attributes}>
        <div ref={selectors}>
          <CustomSelectors
            characteristics={characterList}
            classId={product.classId}
            choices={choices}
            fault={fault}
            onChoose={change}
          />
        </div>
        <MatchButtons
          busy={match.isPending}
          hasChoices={chosen.length > 0}
          onMatch={() => !match.isPending && isPossible() && mutate()}
          onClear={() => {
            clear()
            setFault(undefined)
            match.reset()
          }}
        />
        {match.data && (
          <Alternatives result={match.data.data} product={product} choices={choices} />
        )}
      </section>
      <div className={`${panel.specification} ${styles.panel}`}>
        <span className={styles.label}>{text('catalogue.product.specification')}</span>
        <output className={styles.made}>
          {chosen.length === 0
            ? text('custom.nothingChosen')
            : chosen.map(({ fieldVal }) => fieldVal).join(' / ')}
        </output>
      </div>
      <CustomOrderButtons product={product} entry={entry} choices={chosen} isWhole={isWhole} />
    </div>
  )
}

interface MatchButtonsProps {
  busy: boolean
  hasChoices: boolean
  onMatch: () => void
  onClear: () => void
}

/** Looks for the standard models nearest to the choices, or clears the choices. */
function MatchButtons({ busy, hasChoices, onMatch, onClear }: MatchButtonsProps) {
  const hint = useId()
  return (
    <div className={panel.match}>
      <Button
        look="main"
        aria-busy={busy}
        disabled={!hasChoices}
        aria-describedby={!hasChoices ? hint : undefined}
        onClick={onMatch}
      >
        {text('custom.finish')}
      </Button>
      {!hasChoices && <p id={hint}>{text('custom.chooseFirst')}</p>}
      {hasChoices && (
        <Button look="quiet" onClick={onClear}>
          {text('custom.clear')}
        </Button>
      )}
    </div>
  )
}
