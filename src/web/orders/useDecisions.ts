import { useState } from 'react'
import {
  mayDecide,
  offerOf,
  takenSums,
  usualDecision,
  type Decision,
} from '../../domain/orders/acceptance'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { draftOf } from '../forms/draft'

export type Decisions = Readonly<Record<number, Decision>>

/** What the customer decides on the lines of the newest quotation; the choice survives a reload. */
export function useDecisions(order: Schemas['IntentionOrder']) {
  const { id, quotation } = order
  // A new version is decided anew.
  const name = `decisions.${id}.${quotation?.number ?? 0}`
  const draft = draftOf<Decisions>(name)
  const [chosen, setChosen] = useState<{ name: string; decisions: Decisions }>()
  const kept = (chosen?.name === name ? chosen.decisions : draft.read()) ?? {}
  const decisions: Decisions = Object.fromEntries(
    linesOf(order).map(({ id: lineId, answer }) => {
      const offer = offerOf(answer)
      const decision = kept[lineId]
      const holds = decision !== undefined && mayDecide(offer, decision)
      return [lineId, holds ? decision : usualDecision(offer)]
    }),
  )

  function decide(lineId: number, decision: Decision) {
    const next = { ...decisions, [lineId]: decision }
    draft.write(next)
    setChosen({ name, decisions: next })
  }

  return { decisions, decide, forget: draft.clear }
}

/** The number of lines that are taken, and their sums. */
export function sumsOfDecisions(order: Schemas['IntentionOrder'], decisions: Decisions) {
  const { currency, taxRate } = order.quotation ?? {}
  if (!currency) return undefined
  const lines = linesOf(order).map(({ id, counts, answer }) => {
    const offer = offerOf(answer)
    return { counts, offer, decision: decisions[id] ?? usualDecision(offer) }
  })
  return { currency, ...takenSums(lines, { currency, taxRate }) }
}
