import { useState } from 'react'
import type { Doubt } from '../../../domain/orders/entry-lines'
import { countsOf } from '../../../domain/orders/quantity'
import * as limits from '../../../generated/limits'
import { formatNumber, text } from '../../language/locale'
import { IconButton } from '../../ui/IconButton'
import { isEnter } from '../../ui/keys'
import { isTooLong, LimitedInput } from '../../ui/LimitedText'
import { Tag } from '../../ui/Tag'
import styles from './QuickEntry.module.css'
import { SpanChips } from './SpanChips'
import type { EntryRow, QuickEntry } from './useQuickEntry'

/** Longer than any model, and short enough to be looked up while typing. */
const longestModel = 200

interface Props {
  row: EntryRow
  /** Number of an earlier line for the same product. */
  sameAs: number | undefined
  entry: QuickEntry
}

/** A line with its product, or the reason why it is unresolved; every field can be corrected. */
export function QuickEntryRow({ row, sameAs, entry }: Props) {
  const { key, line, unknown } = row
  const { products, doubt, customerPartNo } = line
  const product = doubt === 'several' ? undefined : products[0]
  const own = customerPartNo ?? product?.customerPartNo ?? ''
  const kept = product?.customerPartNo
  const replaced = customerPartNo && customerPartNo !== kept ? kept : undefined
  return (
    <li className={styles.row}>
      <span className={styles.number}>{line.line}</span>
      <div className={styles.model}>
        <ModelField row={row} entry={entry} />
        <SpanChips
          written={line.text}
          spans={line.spans ?? []}
          line={line.line}
          disabled={entry.isRereading}
          onChange={(spans) => entry.correct(row, spans)}
        />
        {row.asRead && (
          <button
            type="button"
            className={styles.link}
            disabled={entry.isRereading}
            onClick={() => entry.undo(key)}
          >
            {text('orders.entry.asRead')}
          </button>
        )}
        {doubt === 'several' && (
          <select
            aria-label={text('orders.entry.candidates', { line: line.line })}
            value=""
            onChange={({ target }) => {
              const chosen = products.find(({ id }) => String(id) === target.value)
              if (chosen) entry.choose(key, chosen)
            }}
          >
            <option value="">{text('orders.entry.choose')}</option>
            {products.map(({ id, model, materialName }) => (
              <option key={id} value={id}>
                {model} · {materialName}
              </option>
            ))}
          </select>
        )}
        {doubt === 'several' && line.more && (
          <span className={styles.note}>
            {text('orders.entry.more', { count: products.length })}
          </span>
        )}
        {product && (
          <span className={styles.note}>
            {product.model === line.model
              ? product.materialName
              : `${product.model} · ${product.materialName}`}
          </span>
        )}
        {product && own === '' && unknown !== undefined && (
          <button
            type="button"
            className={styles.link}
            onClick={() => entry.setPartNo(key, unknown)}
          >
            {text('orders.entry.remember', { number: unknown })}
          </button>
        )}
      </div>
      <input
        className={styles.counts}
        inputMode="numeric"
        aria-label={text('orders.entry.counts', { line: line.line })}
        aria-invalid={doubt === 'noCounts' || doubt === 'badCounts'}
        placeholder={text('orders.counts')}
        value={line.counts}
        onChange={({ target }) => entry.setCounts(key, target.value)}
      />
      <div className={styles.partNo}>
        <LimitedInput
          limit={limits.CartUpdate.customerPartNo}
          aria-label={text('orders.entry.partNo', { line: line.line })}
          placeholder={text('orders.partNo')}
          value={own}
          disabled={!product}
          onChange={(given) => entry.setPartNo(key, given)}
        />
      </div>
      <RowState row={row} sameAs={sameAs} product={product} replaced={replaced} />
      <IconButton
        icon="trash"
        look="takeAway"
        className={styles.remove}
        label={text('orders.entry.remove', { line: line.line })}
        onClick={() => entry.remove(new Set([key]))}
      />
    </li>
  )
}

interface RowStateProps {
  row: EntryRow
  sameAs: number | undefined
  product: EntryRow['line']['products'][number] | undefined
  /** The customer's earlier number of the product, which this line replaces. */
  replaced: string | undefined
}

/** Tells if a line is ready, and how it will differ from what was entered. */
function RowState({ row: { line, merged }, sameAs, product, replaced }: RowStateProps) {
  const { doubt } = line
  const counts = countsOf(line.counts)
  const isRaised = product && counts !== undefined && counts < product.minQuantity
  return (
    <div className={styles.state}>
      {doubt ? (
        <>
          <Tag tone={doubt === 'notFound' || doubt === 'noModel' ? 'bad' : 'warn'}>
            {text(
              doubt === 'notFound' || doubt === 'noModel'
                ? 'orders.entry.failed'
                : 'orders.entry.doubtful',
            )}
          </Tag>
          <span className={styles.reason}>{line.reason ?? text(reasonOf(line, doubt))}</span>
        </>
      ) : (
        <Tag tone="good">{text('orders.entry.ready')}</Tag>
      )}
      {line.hidden && <span className={styles.note}>{text('orders.entry.hidden')}</span>}
      {isRaised && (
        <span className={styles.note}>
          {text('orders.entry.raised', { count: formatNumber(product.minQuantity) })}
        </span>
      )}
      {replaced !== undefined && (
        <span className={styles.note}>
          {text('orders.entry.replacesPart', { number: replaced })}
        </span>
      )}
      {merged > 1 && (
        <span className={styles.note}>{text('orders.entry.merged', { count: merged })}</span>
      )}
      {sameAs !== undefined && (
        <span className={styles.note}>{text('orders.entry.willMerge', { line: sameAs })}</span>
      )}
    </div>
  )
}

/** The text read as the model; an edited text is looked up on blur. */
function ModelField({ row, entry }: { row: EntryRow; entry: QuickEntry }) {
  const { line } = row
  const [typed, setTyped] = useState<string>()

  function accept() {
    // Too long a text stays in the field, and its line unresolved.
    if (isTooLong(typed ?? '', longestModel)) return entry.reread(row, '')
    setTyped(undefined)
    const model = typed?.trim()
    if (model !== undefined && model !== line.model) entry.reread(row, model)
  }

  return (
    <LimitedInput
      aria-label={text('orders.entry.model', { line: line.line })}
      aria-invalid={line.doubt === 'notFound' || line.doubt === 'noModel'}
      limit={longestModel}
      spellCheck={false}
      value={typed ?? line.model}
      onChange={setTyped}
      onBlur={accept}
      onKeyDown={(event) => isEnter(event) && accept()}
    />
  )
}

/** A valid quantity may exceed the limit together with other lines of its product. */
function reasonOf({ counts }: EntryRow['line'], doubt: Doubt) {
  return doubt === 'badCounts' && countsOf(counts) !== undefined
    ? 'orders.entry.tooManyTogether'
    : (`orders.entry.doubt.${doubt}` as const)
}
