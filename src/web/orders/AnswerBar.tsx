import { text, type TextKey } from '../language/locale'
import { isHeld } from '../forms/upload-counts'
import { UploadsHold } from '../forms/UploadsHold'
import { InActionBar } from '../ui/ActionBar'
import { Button } from '../ui/Button'
import type { answerSums } from './answer-sums'
import { AnswerSums } from './AnswerSums'
import type { useOrderAnswer } from './useOrderAnswer'

interface Props {
  answer: ReturnType<typeof useOrderAnswer>
  sums: ReturnType<typeof answerSums>
  answerable: boolean
  /** The id of the form that the main button sends. */
  form: string
}

/** The running sums of an answer, and its buttons. */
export function AnswerBar({ answer, sums, answerable, form }: Props) {
  const { isSending, isPreviewing, isKept, uploads } = answer
  return (
    <InActionBar>
      <Button
        type="submit"
        form={form}
        look="main"
        disabled={!answerable || isSending || isHeld(uploads)}
        aria-busy={isSending}
      >
        {text(sendText(isSending, sums.needsApproval))}
      </Button>
      {answerable && (
        <Button
          disabled={isPreviewing || isHeld(uploads)}
          aria-busy={isPreviewing}
          onClick={answer.preview}
        >
          {text('orders.answer.preview')}
        </Button>
      )}
      <UploadsHold uploads={uploads} />
      <AnswerSums sums={sums} typed={answer.typed} />
      {isKept && (
        <Button look="quiet" onClick={answer.discard}>
          {text('orders.office.answer.discard')}
        </Button>
      )}
    </InActionBar>
  )
}

function sendText(isSending: boolean, needsApproval: boolean): TextKey {
  if (isSending) return 'orders.office.answer.sending'
  return needsApproval ? 'orders.approval.ask' : 'orders.office.answer.send'
}
