import { nameIn } from '../../domain/account/names'
import { may } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { findApproval, type StoredApproval } from './approvals.sql'
import type { Order } from './intention-orders.sql'
import { changesIn } from './quotation-answers'
import { fileAnswers, waitingFiles } from './quotation-files'
import { followUpOf, listNotes } from './sales-notes.sql'

/** Facts of a reservation that only staff read. */
export async function staffFacts(
  order: Order,
  { database, language }: Context,
): Promise<Pick<Schemas['IntentionOrder'], 'approval' | 'internalNotes' | 'followUp'>> {
  const approval = await findApproval(database, order.id)
  const isOpen = may('staff', approval?.amendment ? 'amend' : 'answer', order)
  const notes = await listNotes(database, order.id)
  const followUp = await followUpOf(database, order.id)
  return {
    ...(approval &&
      isOpen && {
        approval: {
          ...approvalAnswer(approval, language),
          ...(approval.answer && fileAnswers(await waitingFiles(database, approval.answer))),
          ...(approval.amendment && {
            amendment: approval.amendment,
            changes: changesIn(approval.data.changes ?? [], order, {
              currency: approval.data.currency,
              language,
            }),
          }),
        },
      }),
    internalNotes: notes.map(({ id, created_at, data: { note, who } }) => ({
      id,
      note,
      who: nameIn(language, who),
      time: created_at.toISOString(),
    })),
    ...(followUp && { followUp }),
  }
}

function approvalAnswer(
  { round, state, author_id, created_at, data, answer }: StoredApproval,
  language: Context['language'],
): Schemas['QuotationApproval'] {
  const { author, currency, total, reason, decidedBy } = data
  return {
    round,
    state,
    ...(author_id !== null && { authorId: author_id }),
    author: nameIn(language, author),
    askedAt: created_at.toISOString(),
    currency,
    total,
    ...(state === 'returned' && {
      ...(reason && { reason }),
      ...(decidedBy && { decidedBy: nameIn(language, decidedBy) }),
    }),
    ...(answer && { answer }),
  }
}
