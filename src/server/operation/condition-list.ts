import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import type { Handlers } from '../http/handler'
import type { Condition, Conditions } from './conditions'

const order = ['broken', 'warning', 'good'] as const

/** Conditions for staff: the problem, since when, and the remedy. */
export const conditionList = (conditions: Conditions) =>
  ({
    async listConditions(_call, context) {
      const all = await conditions.read()
      return all
        .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
        .map((condition) => conditionAnswer(condition, context))
    },
  }) satisfies Partial<Handlers>

function conditionAnswer(
  { name, state, since, detail }: Condition,
  { text }: Context,
): Schemas['Condition'] {
  if (state === 'good') return { name, state, since: since.toISOString() }
  const figures = Object.fromEntries(
    Object.entries(detail).map(([key, value]) => [key, Math.round(Number(value))]),
  )
  // A failed source has no figures.
  const isKnown = Object.keys(detail).length > 0
  return {
    name,
    state,
    since: since.toISOString(),
    what: isKnown
      ? text(`operation.condition.${name}.what`, figures)
      : text('operation.condition.unknown'),
    advice: text(`operation.condition.${name}.advice`),
  }
}
