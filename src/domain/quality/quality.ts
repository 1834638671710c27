import type { Day } from '../days/day'
import type { Schemas } from '../schemas'

export type ProblemState = Schemas['ProblemState']
export type ProblemRole = 'supplier' | 'inspector'

export const problemState = {
  pending: 1,
  rectifying: 2,
  toBeVerified: 3,
  verifying: 4,
  completed: 5,
} as const satisfies Record<string, ProblemState>

export const complaintState = {
  filed: 1,
  answered: 2,
  evaluated: 3,
} as const satisfies Record<string, Schemas['ComplaintState']>

/** Every customer may complain and reads the answer. */
export const mayComplain = ({ kind }: { kind: string }) => kind === 'person' || kind === 'company'

/** The list of quality reports is open to persons of customer type 2. */
export const hasQualityReports = ({ kind, custType }: { kind: string; custType: number }) =>
  kind === 'person' && custType === 2

export interface ProblemRule {
  by: ProblemRole[]
  in: ProblemState[]
  /** The resulting state; undefined if it stays. */
  to?: ProblemState
}

/**
 * The actions on a supplier's problem: who may do them, in which states, and the resulting state. The server enforces
 * them; the pages hide what is not allowed.
 */
export const problemRules = {
  saveScheme: { by: ['supplier'], in: [1] },
  submitScheme: { by: ['supplier'], in: [1], to: 2 },
  removeSchemeFile: { by: ['supplier'], in: [1] },
  approveScheme: { by: ['inspector'], in: [2], to: 3 },
  returnScheme: { by: ['inspector'], in: [2], to: 1 },
  submitEvidence: { by: ['supplier'], in: [3], to: 4 },
  removeEvidenceFile: { by: ['supplier'], in: [3] },
  acceptEvidence: { by: ['inspector'], in: [4], to: 5 },
  returnEvidence: { by: ['inspector'], in: [4], to: 3 },
  changeExpenses: { by: ['inspector'], in: [1, 2, 3, 4] },
  seeEvidence: { by: ['supplier', 'inspector'], in: [3, 4, 5] },
  seeExpenses: { by: ['supplier', 'inspector'], in: [5] },
} as const satisfies Record<string, ProblemRule>

export type ProblemAction = keyof typeof problemRules

export function mayDo(action: ProblemAction, stateCode: ProblemState, role: ProblemRole): boolean {
  const { by, in: states }: ProblemRule = problemRules[action]
  return by.includes(role) && states.includes(stateCode)
}

/** The role whose turn it is in a state; undefined when the problem is completed. */
export function turnOf(stateCode: ProblemState): ProblemRole | undefined {
  if (stateCode === problemState.completed) return undefined
  return stateCode % 2 === 1 ? 'supplier' : 'inspector'
}

export const statesOfTurn = (role: ProblemRole): ProblemState[] =>
  Object.values(problemState).filter((state) => turnOf(state) === role)

/** Days until each step is due. */
export interface DueDays {
  scheme: number
  review: number
  evidence: number
  verification: number
  complaint: number
}

const steps = { 1: 'scheme', 2: 'review', 3: 'evidence', 4: 'verification' } as const

/** The step that a problem waits for in a state; none once it is completed. */
export const stepOf = (stateCode: ProblemState): keyof DueDays | undefined =>
  stateCode === 5 ? undefined : steps[stateCode]

/** The sections of a scheme that are judged separately. */
export const judgedSections = [
  'causeAnalysis',
  'problemMeasures',
  'rectificationProgram',
] as const satisfies (keyof Schemas['Verdict'] & keyof Schemas['RectificationScheme'])[]

/** A scheme is approved if none of its sections is returned. */
export function isApproved(verdict: Schemas['Verdict']): boolean {
  return judgedSections.every((section) => verdict[section].verdict === 'accepted')
}

/** The visible number: kind, day and a running number. */
export function problemCode(kind: 'supplier' | 'customer', day: Day, running: number): string {
  const letters = { supplier: 'ZL', customer: 'TS' }[kind]
  return `${letters}${day.replaceAll('-', '')}-${String(running).padStart(6, '0')}`
}

/** The currency in which expenses are summed. */
export const standardCurrency = { code: 'CNY', symbol: '¥' } as const

/** An amount in standard currency, rounded to the cent with exact decimal arithmetic. */
export function inStandardCurrency(amount: number, exchangeRate: number): number {
  const cents = BigInt(Math.round(amount * 100))
  const millionths = BigInt(Math.round(exchangeRate * 1_000_000))
  return Number((cents * millionths + 500_000n) / 1_000_000n) / 100
}

/** The sum of expenses in standard currency. */
export function totalOf(expenses: { standardCurrencyAmount?: number }[]): number {
  const cents = expenses.map(({ standardCurrencyAmount = 0 }) =>
    Math.round(standardCurrencyAmount * 100),
  )
  return cents.reduce((sum, cent) => sum + cent, 0) / 100
}
