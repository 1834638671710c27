import { expect, test } from 'vitest'
import {
  inStandardCurrency,
  isApproved,
  mayDo,
  problemCode,
  problemRules,
  stepOf,
  totalOf,
  turnOf,
  type ProblemAction,
  type ProblemRole,
} from '../../../src/domain/quality/quality'

/** The states in which each role may act; all others are refused. */
const allowed: Record<ProblemAction, Partial<Record<ProblemRole, number[]>>> = {
  saveScheme: { supplier: [1] },
  submitScheme: { supplier: [1] },
  removeSchemeFile: { supplier: [1] },
  approveScheme: { inspector: [2] },
  returnScheme: { inspector: [2] },
  submitEvidence: { supplier: [3] },
  removeEvidenceFile: { supplier: [3] },
  acceptEvidence: { inspector: [4] },
  returnEvidence: { inspector: [4] },
  changeExpenses: { inspector: [1, 2, 3, 4] },
  seeEvidence: { supplier: [3, 4, 5], inspector: [3, 4, 5] },
  seeExpenses: { supplier: [5], inspector: [5] },
}

const states = [1, 2, 3, 4, 5] as const
const roles = ['supplier', 'inspector'] as const
const cases = (Object.keys(problemRules) as ProblemAction[]).flatMap((action) =>
  roles.flatMap((role) => states.map((state) => [action, role, state] as const)),
)

test.each(cases)(
  '%s by a %s in state %i is allowed or not as the table says',
  (action, role, state) => {
    expect(mayDo(action, state, role)).toBe(allowed[action][role]?.includes(state) ?? false)
  },
)

test.each([
  ['submitScheme', 2],
  ['approveScheme', 3],
  ['returnScheme', 1],
  ['submitEvidence', 4],
  ['acceptEvidence', 5],
  ['returnEvidence', 3],
] as const)('%s leads to state %i', (action, state) => {
  expect(problemRules[action].to).toBe(state)
})

test('supplier and inspector take turns until the problem is completed', () => {
  expect(states.map(turnOf)).toEqual(['supplier', 'inspector', 'supplier', 'inspector', undefined])
})

test('each state waits for its own step, and a completed problem waits for nothing', () => {
  expect(states.map(stepOf)).toEqual(['scheme', 'review', 'evidence', 'verification', undefined])
})

test('a scheme with one returned section is not approved', () => {
  const accepted = { verdict: 'accepted' } as const
  const all = {
    causeAnalysis: accepted,
    problemMeasures: accepted,
    rectificationProgram: accepted,
  }
  expect(isApproved(all)).toBe(true)
  expect(isApproved({ ...all, problemMeasures: { verdict: 'returned' } })).toBe(false)
})

test.each([
  [1.1, 1.1, 1.21],
  [0.1, 3, 0.3],
  [1.01, 1, 1.01],
  [999_999_999.99, 7.1234, 7_123_399_999.93],
  [100, 0.000001, 0],
  [100, 0.00005, 0.01],
])('%d at a rate of %d is %d in standard currency', (amount, rate, expected) => {
  expect(inStandardCurrency(amount, rate)).toBe(expected)
})

test('a sum of many small amounts is exact', () => {
  const cents = Array.from({ length: 1000 }, () => ({ standardCurrencyAmount: 0.1 }))
  expect(totalOf(cents)).toBe(100)
})

test('the document number shows the kind of document and its day', () => {
  expect(problemCode('supplier', '2026-03-10', 7)).toBe('ZL20260310-000007')
  expect(problemCode('customer', '2026-03-10', 7)).toBe('TS20260310-000007')
})
