import { dayFormat } from '../../domain/days/dates'
import type { Day } from '../../domain/days/day'
import { labelOf } from '../../domain/forms/field-schema'
import type { Language } from '../../domain/language/language'
import { complaintState, turnOf } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import type { MailWriter, MailWriters } from '../event-mails/writer'
import type { MailFact } from '../outbox/mail-page'
import { fieldsOf, titlesOf } from '../records/record-fields'
import { findComplaint, type Complaint } from './complaints.sql'
import { supplierLink } from './problem-steps'
import { findProblem, type Problem } from './problems.sql'

const dayText = (day: Day | null, language: Language) =>
  day === null ? '' : dayFormat(language, 'UTC').format(new Date(day))

/** The fields of a form with their titles, in this order; empty ones are left out. */
function factsOf<Form extends keyof Schemas>(
  form: Form,
  values: Partial<Schemas[Form]>,
  names: readonly (keyof Schemas[Form] & string)[],
  language: Language,
): MailFact[] {
  const title = titlesOf(form, language)
  const fields = fieldsOf(form)
  return names.flatMap((name) => {
    const value: unknown = values[name]
    if (value === undefined || value === null || value === '') return []
    const field = fields[name] ?? {}
    return [{ label: title(name), value: labelOf(field, String(value), language) ?? String(value) }]
  })
}

const aboutComplaint =
  (
    state: number,
    write: (complaint: Complaint, language: Language) => MailFact[],
    path: (id: number) => `/${string}`,
  ): MailWriter =>
  async ({ id }, { database }) => {
    const complaint = await findComplaint(database, { id })
    if (!complaint || complaint.stateCode < state) return undefined
    const { accountId, userId, uniqueCode, dueDate } = complaint
    return {
      accountId,
      ownerId: userId,
      write: (language) => ({
        path: path(id),
        params: { code: uniqueCode, day: dayText(dueDate, language) },
        facts: write(complaint, language),
      }),
    }
  }

const ofComplaint = ['theme', 'product', 'lot', 'quantity'] as const
const ofReport = ['problemCauses', 'treatmentPlan', 'rectificationProgram'] as const
const ofProblem = ['theme', 'product', 'lot', 'quantity', 'severity'] as const

const problemFacts = ({ raised }: Problem, language: Language) =>
  factsOf('RaisedProblem', raised, [...ofProblem, 'problemDescription', 'request'], language)

/** A problem for as long as it waits for the supplier and is due on the day that was announced. */
const aboutProblem =
  (isForStaff: boolean): MailWriter =>
  async ({ id, part: day }, { database }) => {
    const problem = await findProblem(database, { id })
    if (!problem || turnOf(problem.stateCode) !== 'supplier') return undefined
    if (day !== undefined && problem.dueDate !== day) return undefined
    const { supplierId, supplierName, uniqueCode, dueDate, assigneeId } = problem
    return {
      accountId: supplierId,
      assigneeId,
      write: (language) => ({
        path: isForStaff ? `/office/quality/problem/${id}` : supplierLink(problem),
        params: {
          code: uniqueCode,
          supplier: supplierName[language],
          day: dayText(dueDate, language),
        },
        facts: problemFacts(problem, language),
      }),
    }
  }

/** Events of complaints and of quality problems at suppliers. */
export const qualityMails: MailWriters<
  'complaintReceived' | 'complaintAnswered' | 'problemRaised' | 'problemDue' | 'problemOverdue'
> = {
  complaintReceived: aboutComplaint(
    complaintState.filed,
    ({ complaint }, language) => factsOf('Complaint', complaint, ofComplaint, language),
    (id) => `/customerAnalysis/complaint?id=${id}`,
  ),
  complaintAnswered: aboutComplaint(
    complaintState.answered,
    ({ complaint, report }, language) => [
      ...factsOf('Complaint', complaint, ofComplaint, language),
      ...factsOf('HandlingReport', report ?? {}, ofReport, language),
    ],
    (id) => `/customerAnalysis/details?id=${id}&type=evaluation`,
  ),
  problemRaised: aboutProblem(false),
  problemDue: aboutProblem(false),
  problemOverdue: aboutProblem(true),
}
