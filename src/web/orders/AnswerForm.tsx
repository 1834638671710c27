import { latestDay } from '../../domain/days/day'
import { titleOf } from '../../domain/forms/field-schema'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import { useShopToday } from '../calls/settings'
import { useRecordSchema } from '../screens/record-schema'
import { InActionBar } from '../ui/ActionBar'
import { Button } from '../ui/Button'
import { lineOf } from './answer-draft'
import styles from './AnswerForm.module.css'
import { answerFields, AnswerLine } from './AnswerLine'
import { AnswerTerms } from './AnswerTerms'
import { LabelledInput } from './LabelledInput'
import { reservations } from './resources'
import { useOrderAnswer } from './useOrderAnswer'

const answerForm = 'answer'

interface Props {
  order: Schemas['IntentionOrder']
  /** True if the user may answer it now; a draft is shown even if not. */
  answerable: boolean
}

/** The answer to a reservation: line by line, for the whole, and how long it is valid. */
export function AnswerForm({ order, answerable }: Props) {
  const today = useShopToday()
  const answer = useOrderAnswer(order, today)
  const { typed, change, faultAt, isSending } = answer
  const fields = useFormParts('OrderAnswer').texts.properties ?? {}
  const ofAnswer = fields.lines?.items?.properties ?? {}
  const ofLine = useRecordSchema(reservations).properties?.productList?.items?.properties ?? {}
  return (
    <div className={styles.room}>
      <form
        ref={answer.form}
        id={answerForm}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          answer.submit()
        }}
      >
        <h2>{text(order.quotation ? 'orders.office.answerAgain' : 'orders.office.answer')}</h2>
        {answerable && <p className={styles.hint}>{text('orders.office.answer.hint')}</p>}
        {!answerable && <p className={styles.warning}>{text('orders.office.answer.closed')}</p>}
        {answerable && answer.isOvertaken && (
          <p className={styles.warning}>{text('orders.office.answer.kept')}</p>
        )}
        <table className={styles.lines}>
          <thead>
            <tr>
              {[
                titleOf(ofLine.materialName ?? {}, 'materialName', language),
                titleOf(ofLine.counts ?? {}, 'counts', language),
                ...answerFields.map((name) => titleOf(ofAnswer[name] ?? {}, name, language)),
              ].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(order).map((line, index) => (
              <AnswerLine
                key={line.id}
                line={line}
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
        <AnswerTerms typed={typed} schema={fields} faultAt={faultAt} onChange={change} />
        <div className={styles.whole}>
          <LabelledInput
            label={titleOf(fields.note ?? {}, 'note', language)}
            rows={2}
            limit={fields.note?.maxLength}
            value={typed.note}
            fault={faultAt('note')}
            onChange={(note) => change({ note })}
          />
          <LabelledInput
            label={titleOf(fields.validUntil ?? {}, 'validUntil', language)}
            type="date"
            min={today}
            max={latestDay}
            value={typed.validUntil}
            fault={faultAt('validUntil')}
            onChange={(validUntil) => change({ validUntil })}
          />
        </div>
        <InActionBar>
          <Button
            type="submit"
            form={answerForm}
            look="main"
            disabled={!answerable || isSending}
            aria-busy={isSending}
          >
            {text(isSending ? 'orders.office.answer.sending' : 'orders.office.answer.send')}
          </Button>
          {answer.isKept && (
            <Button look="quiet" onClick={answer.discard}>
              {text('orders.office.answer.discard')}
            </Button>
          )}
        </InActionBar>
      </form>
    </div>
  )
}
