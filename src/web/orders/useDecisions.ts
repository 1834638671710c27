import { useCallback, useEffect, useMemo, useState } from 'react'
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

/** The customer's decisions on the lines of the newest quotation; the choice survives a reload. */
export function useDecisions(order: Schemas['IntentionOrder']) {
  // A new version is decided anew.
  const name = `decisions.${order.id}.${order.quotation?.number ?? 0}`
  const [chosen, setChosen] = useState<Readonly<Record<string, Decisions>>>(() => ({
    [name]: draftOf<Decisions>(name).read() ?? {},
  }))
  const choices = chosen[name]
  useEffect(() => {
    if (choices && Object.keys(choices).length > 0) draftOf<Decisions>(name).write(choices)
  }, [name, choices])
  const decide = useCallback(
    (lineId: number, decision: Decision) =>
      setChosen((all) => ({ ...all, [name]: { ...all[name], [lineId]: decision } })),
    [name],
  )
  const decisions = useMemo(() => decisionsOn(order, choices ?? {}), [order, choices])
  const forget = () => draftOf(name).clear()
  return { decisions, decide, forget }
}

/** The decision on each line; a choice that the quotation does not allow does not count. */
function decisionsOn(order: Schemas['IntentionOrder'], choices: Decisions): Decisions {
  return Object.fromEntries(
    linesOf(order).map(({ id, answer }) => {
      const offer = offerOf(answer)
      const choice = choices[id]
      const holds = choice !== undefined && mayDecide(offer, choice)
      return [id, holds ? choice : usualDecision(offer)]
    }),
  )
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
