import { contentOf } from '../../domain/forms/form-fields'
import { daysOf } from '../../domain/orders/orders'
import { mayDo } from '../../domain/quality/quality'
import { userOf } from '../http/context'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import type { Handlers } from '../http/handler'
import { changesOf } from './changes'
import { expensesOf } from './expenses.sql'
import { problemAnswer, problemRow, tabsOf } from './problem-answers'
import { checkState, ownProblem, takeStep, tellInspectors } from './problem-steps'
import { countProblems, pageProblems } from './problems.sql'
import { attachPart } from './rounds'

export const supplierProblems = {
  async listSupplierProblems({ query }, context) {
    const { database, settings } = context
    const { current, size, order, keyword, stateCode, type } = query
    const filter = {
      supplierId: userOf(context).accountId,
      keyword,
      stateCode,
      days: daysOf(type, todayAt(settings.timeZone)),
      timeZone: settings.timeZone,
    }
    const { total, problems } = await pageProblems(database, filter, {
      current,
      size,
      order,
      language: context.language,
    })
    return {
      ipage: {
        records: problems.map((problem) => problemRow(problem, context)),
        total,
        current,
        size,
      },
      counts: await countProblems(database, filter),
    }
  },

  async countSupplierProblems({ query: { keyword, type } }, context) {
    const { timeZone } = context.settings
    const supplierId = userOf(context).accountId
    const days = daysOf(type, todayAt(timeZone))
    return tabsOf(await countProblems(context.database, { supplierId, keyword, days, timeZone }))
  },

  async getSupplierProblem({ query: { id } }, context) {
    return problemAnswer(await ownProblem(id, context), context, 'supplier')
  },

  async saveScheme({ body }, context) {
    const problem = await ownProblem(body.id, context)
    checkState(problem, 'saveScheme', context)
    const changes = changesOf('RectificationScheme', problem.scheme, body)
    // Saved without changes: no history line.
    if (problem.scheme && changes.fields.length === 0) {
      return problemAnswer(problem, context, 'supplier')
    }
    await attachPart(context, problem, 'scheme', body)
    const scheme = contentOf(formSchema('RectificationScheme'), body)
    const saved = await takeStep(
      problem,
      {
        action: 'saveScheme',
        version: body.version,
        forms: { scheme },
        what: problem.scheme ? 'quality.timeline.schemeChanged' : 'quality.timeline.schemeSaved',
        changes,
      },
      context,
    )
    return problemAnswer(saved, context, 'supplier')
  },

  async submitScheme({ params: { id }, query: { version } }, context) {
    const problem = await ownProblem(id, context)
    checkState(problem, 'submitScheme', context)
    if (!problem.scheme) throw new Refusal('quality.schemeNotSaved')
    const submitted = await takeStep(
      problem,
      {
        action: 'submitScheme',
        version,
        what: 'quality.timeline.schemeSubmitted',
        stale: 'quality.schemeChangedMeanwhile',
      },
      context,
    )
    await tellInspectors(context, submitted, 'quality.notify.schemeSubmitted')
    return problemAnswer(submitted, context, 'supplier')
  },

  async submitEvidence({ body }, context) {
    const problem = await ownProblem(body.id, context)
    checkState(problem, 'submitEvidence', context)
    await attachPart(context, problem, 'evidence', body)
    const evidence = contentOf(formSchema('Evidence'), body)
    const submitted = await takeStep(
      problem,
      {
        action: 'submitEvidence',
        version: body.version,
        forms: { evidence },
        what: 'quality.timeline.evidenceSubmitted',
        changes: changesOf('Evidence', problem.evidence, body),
      },
      context,
    )
    await tellInspectors(context, submitted, 'quality.notify.evidenceSubmitted')
    return problemAnswer(submitted, context, 'supplier')
  },

  async listSupplierExpenses({ params: { id } }, context) {
    const problem = await ownProblem(id, context)
    if (!mayDo('seeExpenses', problem.stateCode, 'supplier')) {
      throw new Refusal('quality.notInThisState')
    }
    return expensesOf(context.database, id)
  },
} satisfies Partial<Handlers>
