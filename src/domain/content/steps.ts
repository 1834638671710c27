import type { Schemas } from '../schemas'

type State = Schemas['ContentState']

/** The workflow steps allowed in each state of the newest version. */
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

/** True if the user may take the step. Nobody approves their own text, not even an operator. */
export function mayStep(step: ContentStepName, state: State, isAuthor: boolean): boolean {
  const states: readonly State[] = steps[step]
  return states.includes(state) && !(step === 'approve' && isAuthor)
}
