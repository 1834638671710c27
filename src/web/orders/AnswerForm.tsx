import { useEffect, useRef, type KeyboardEvent } from 'react'
import { latestDay, type Day } from '../../domain/days/day'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { isHeld } from '../forms/upload-counts'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import { useShopToday } from '../calls/settings'
import { PageSkeleton } from '../ui/PageSkeleton'
import { isEnter } from '../ui/keys'
import { useRecordSchema } from '../screens/record-schema'
import { answerDraft, lineOf } from './answer-draft'
import styles from './AnswerForm.module.css'
import { answerFields, copiedFrom, filledDown, pasted, withDiscount } from './answer-cells'
import { AnswerBar } from './AnswerBar'
import { AnswerFiles } from './AnswerFiles'
import { AnswerLine } from './AnswerLine'
import { AnswerNote } from './AnswerNote'
import { answerSums } from './answer-sums'
import { AnswerTools } from './AnswerTools'
import { AnswerTerms } from './AnswerTerms'
import { LabelledInput } from './LabelledInput'
import { reservations } from './resources'
import { useAnswerGrid, type Cell } from './useAnswerGrid'
import { useAnswerProposal } from './useAnswerProposal'
import { useOrderAnswer } from './useOrderAnswer'

const answerForm = 'answer'

interface Props {
  order: Schemas['IntentionOrder']
  /** True if the user may answer it now; a draft is shown even if not. */
  answerable: boolean
}

/** The answer to a reservation; it begins with what the office proposes. */
export function AnswerForm(props: Props) {
  const { order, answerable } = props
  const kept = answerDraft(order.id).read()
  const currency = kept?.currency ?? order.quotation?.currency
  const { proposal, isAwaited } = useAnswerProposal(order.id, { currency, enabled: answerable })
  // A field must not change once it is seen, so an empty form waits for the proposal.
  if (isAwaited && !kept && !order.quotation) return <PageSkeleton />
  return <AnswerSheet {...props} proposal={proposal} />
}

interface SheetProps extends Props {
  proposal: Schemas['AnswerProposal'] | undefined
}

/** Line by line, for the whole, and how long it is valid. */
function AnswerSheet({ order, answerable, proposal }: SheetProps) {
  const today = useShopToday()
  const answer = useOrderAnswer(order, { today, proposal })
  const { typed, change, changeAll, faultAt, isSending } = answer
  const fields = useFormParts('OrderAnswer').texts.properties ?? {}
  const lines = linesOf(order)
  const sums = answerSums(order, typed, proposal)
  const proposed = new Map(proposal?.lines.map((line) => [line.lineId, line]))
  const lastCell = useRef<Cell>({ row: 0, field: 'unitPrice' })
  const grid = useAnswerGrid({
    fillDown: (cell) => changeAll(filledDown(order, typed, cell)),
    paste: (cell, text) => changeAll(pasted(order, typed, cell, text)),
    onCell: (cell) => (lastCell.current = cell),
  })
  const table = useFocusedStart(answerable && !order.quotation && !answer.isKept)
  return (
    <div className={styles.room}>
      <form
        ref={answer.form}
        id={answerForm}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isHeld(answer.uploads)) answer.submit(sums.needsApproval)
        }}
        onKeyDown={(event) => {
          if (isSendKey(event) && answerable && !isSending) event.currentTarget.requestSubmit()
        }}
      >
        <AnswerHeading order={order} answerable={answerable} isOvertaken={answer.isOvertaken} />
        {answerable && (
          <AnswerTools
            earlier={proposal?.earlier ?? []}
            lineCount={lines.length}
            onDiscount={(percent) => {
              const lowered = withDiscount(order, typed, percent)
              if (lowered) changeAll(lowered)
              return lowered !== undefined
            }}
            onCopy={(quotation) => changeAll(copiedFrom(typed, quotation))}
            onFillDown={() => changeAll(filledDown(order, typed, lastCell.current))}
            onUndo={answer.undo}
          />
        )}
        <table ref={table} className={styles.lines} {...grid}>
          <AnswerHead schema={fields} />
          <tbody>
            {lines.map((line, index) => (
              <AnswerLine
                key={line.id}
                line={line}
                row={index}
                proposed={proposed.get(line.id)}
                currency={typed.currency}
                amount={sums.amountOf.get(line.id)}
                today={today}
                typed={lineOf(typed, line.id)}
                schema={fields.lines?.items ?? {}}
                faultAt={(field) => faultAt(`lines.${index}.${field}`)}
                onChange={(next) =>
                  change({
                    lines: { ...typed.lines, [line.id]: { ...lineOf(typed, line.id), ...next } },
                  })
                }
              />
            ))}
          </tbody>
        </table>
        <AnswerTerms
          typed={typed}
          schema={fields}
          faultAt={faultAt}
          onChange={change}
          onCurrency={(currency) => void answer.changeCurrency(currency)}
          proposal={proposal}
        />
        <WholeAnswer answer={answer} schema={fields} proposal={proposal} today={today} />
        <AnswerFiles schema={fields.fileIds ?? {}} answer={answer} isOff={!answerable} />
        <AnswerBar answer={answer} sums={sums} answerable={answerable} form={answerForm} />
      </form>
    </div>
  )
}

interface WholeProps extends Pick<SheetProps, 'proposal'> {
  answer: ReturnType<typeof useOrderAnswer>
  schema: NonNullable<FieldSchema['properties']>
  today: Day
}

/** The note on the whole reservation, and the last day of the quotation. */
function WholeAnswer({ answer, schema, proposal, today }: WholeProps) {
  const { typed, change, faultAt } = answer
  return (
    <div className={styles.whole}>
      <AnswerNote
        schema={schema.note ?? {}}
        value={typed.note}
        fault={faultAt('note')}
        proposal={proposal}
        onChange={(note) => change({ note })}
      />
      <LabelledInput
        label={titleOf(schema.validUntil ?? {}, 'validUntil', language)}
        type="date"
        min={today}
        max={latestDay}
        value={typed.validUntil}
        fault={faultAt('validUntil')}
        onChange={(validUntil) => change({ validUntil })}
      />
    </div>
  )
}

/** Ctrl+Enter, which adds no line to a text on the way. */
function isSendKey(event: KeyboardEvent): boolean {
  if (!isEnter(event) || !(event.ctrlKey || event.metaKey)) return false
  event.preventDefault()
  return true
}

function AnswerHeading({ order, answerable, isOvertaken }: Props & { isOvertaken: boolean }) {
  return (
    <>
      <h2>{text(order.quotation ? 'orders.office.answerAgain' : 'orders.office.answer')}</h2>
      {answerable && <p className={styles.hint}>{text('orders.answer.keys')}</p>}
      {!answerable && <p className={styles.warning}>{text('orders.office.answer.closed')}</p>}
      {answerable && isOvertaken && (
        <p className={styles.warning}>{text('orders.office.answer.kept')}</p>
      )}
    </>
  )
}

function AnswerHead({ schema }: { schema: NonNullable<FieldSchema['properties']> }) {
  const ofAnswer = schema.lines?.items?.properties ?? {}
  const ofLine = useRecordSchema(reservations).properties?.productList?.items?.properties ?? {}
  const ofQuote = ofLine.answer?.properties ?? {}
  const titles = [
    titleOf(ofLine.materialName ?? {}, 'materialName', language),
    titleOf(ofLine.counts ?? {}, 'counts', language),
    ...answerFields.flatMap((name) => [
      titleOf(ofAnswer[name] ?? {}, name, language),
      ...(name === 'unitPrice' ? [titleOf(ofQuote.amount ?? {}, 'amount', language)] : []),
    ]),
  ]
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Puts the caret into the first price, unless the user has gone elsewhere meanwhile. */
function useFocusedStart(isWanted: boolean) {
  const table = useRef<HTMLTableElement>(null)
  const isStart = useRef(isWanted)
  useEffect(() => {
    const isElsewhere = document.activeElement?.matches('input, textarea, select') ?? false
    if (!isStart.current || isElsewhere) return
    isStart.current = false
    const first = table.current?.querySelector<HTMLInputElement>('input')
    first?.focus({ preventScroll: true })
    first?.select()
  }, [])
  return table
}
