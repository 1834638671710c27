import type { JointResult } from '../joint/compute-joint'
import type { CheckName, CheckRow, NoNeed, Reason } from './check'

/** Says a text of the checks of a joint in the language of whoever reads it. */
type Say = (
  key:
    | `calculation.joint.check.${CheckName}`
    | `calculation.joint.reason.${Reason}`
    | `calculation.joint.noNeed.${NoNeed}`
    | `calculation.joint.state.${CheckRow['state']}`
    | `calculation.joint.verdict.${JointResult['verdict']['tone']}`,
  values?: Record<string, string>,
) => string

/** A check in words: its name, its state and, where it was not made, the reason. */
export function checkWords({ name, state, reason }: CheckRow, say: Say) {
  return {
    name: say(`calculation.joint.check.${name}`),
    state: say(`calculation.joint.state.${state}`),
    ...(reason && { reason: say(`calculation.joint.reason.${reason}`) }),
  }
}

/** A check that does not apply, in words. */
export function outsideWords({ name, reason }: JointResult['outside'][number], say: Say) {
  return {
    name: say(`calculation.joint.check.${name}`),
    reason: say(`calculation.joint.noNeed.${reason}`),
  }
}

/** The judgement of the whole joint as a sentence. */
export const jointVerdictSentence = (
  { tone, notMet, notMade }: JointResult['verdict'],
  say: Say,
): string =>
  say(`calculation.joint.verdict.${tone}`, { notMet: String(notMet), notMade: String(notMade) })
