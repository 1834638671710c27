import type { Schemas } from '../schemas'

type State = Schemas['ContentState']

/** What can be done with a content, by the state of its newest version. */
const steps = {
  save: ['draft'],
  submit: ['draft'],
  approve: ['submitted'],
  return: ['submitted', 'approved'],
  publish: ['approved'],
  discard: ['draft', 'submitted', 'approved'],
  withdraw: ['published'],
  revise: ['published', 'withdrawn'],
} as const satisfies Record<string, readonly State[]>

export type ContentStepName = keyof typeof steps

/**
 * Whether somebody may take a step: what one wrote oneself somebody else approves, also where one is in charge of
 * everything.
 */
export function mayStep(step: ContentStepName, state: State, isAuthor: boolean): boolean {
  const states: readonly State[] = steps[step]
  return states.includes(state) && !(step === 'approve' && isAuthor)
}
