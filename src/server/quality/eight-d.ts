import type { Name } from '../../domain/account/names'
import { dayFormat, momentFormat } from '../../domain/days/dates'
import type { FieldSchema } from '../../domain/forms/field-schema'
import { contentFields } from '../../domain/forms/form-fields'
import { colonOf, type Language } from '../../domain/language/language'
import { standardCurrency, totalOf, type ProblemRole } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import type { Context } from '../http/context'
import { filesOf } from '../files/files.sql'
import { formSchema } from '../records/form-schemas'
import type { PdfBlock, PdfDocument } from '../pdf/document'
import { listSteps } from '../timeline/timeline.sql'
import { namedIn } from './attachments'
import { money } from './money'
import { expensesOf } from './expenses.sql'
import { historyFor } from './problem-answers'
import type { Problem } from './problems.sql'
import {
  fileBlocks,
  formBlocks,
  labelIn,
  pictureBlocks,
  translated,
  textOf,
  type Speech,
} from './report-blocks'
import { itemAt } from '../../domain/lists/items'

/** 8D step of each field of the scheme; unlisted fields belong to the step of the preceding field. */
const stepOfField: Record<string, number> = {
  contactPerson: 1,
  contactDetails: 1,
  causeKind: 4,
  causeAnalysis: 4,
  whys: 4,
  problemMeasures: 3,
  rectificationProgram: 5,
  remark: 7,
}

/** The 8D report of a problem: D0 to D8 in both languages (the caller's first), filled with the available data. */
export async function eightD(
  problem: Problem,
  context: Context,
  role: ProblemRole,
): Promise<PdfDocument> {
  const { database, settings, language } = context
  const speech: Speech = language === 'en' ? ['en', 'zh'] : ['zh', 'en']
  const subject = 'supplierProblem'
  const files = await filesOf(database, { subject, subjectId: problem.id })
  const steps = await listSteps(database, historyFor(problem, role), ...speech)
  const expenses = problem.stateCode === 5 ? await expensesOf(database, problem.id) : []
  const attached = async (ids: number[] | undefined) => {
    const named = namedIn(files, ids)
    const pictures = await pictureBlocks(context, named)
    return [...pictures, ...fileBlocks(named, speech, settings.timeZone)]
  }
  const { raised, scheme, evidence, evidenceVerdict } = problem
  const record = formSchema('SupplierProblem')
  const schemeForm = formSchema('RectificationScheme')
  // Once if both names are the same.
  const inSpeech = (name: Name) =>
    [...new Set(speech.map((language) => name[language]))].join(' / ')
  const ofScheme = (step: number) => {
    const names = fieldsOfStep(schemeForm, step)
    return scheme ? formBlocks(schemeForm, scheme, speech, (name) => names.includes(name)) : []
  }
  const fact = (name: keyof Schemas['SupplierProblem'], value: unknown) => {
    const field = record.properties?.[name] ?? {}
    return { label: labelIn(field, name, speech), value: textOf(field, value, speech) }
  }

  const parts: PdfBlock[][] = [
    [
      {
        kind: 'facts',
        facts: [
          fact('uniqueCode', problem.uniqueCode),
          fact('stateCode', problem.stateCode),
          fact('supplierName', inSpeech(problem.supplierName)),
          fact('writeDate', dayFormat(language, settings.timeZone).format(problem.createdAt)),
        ],
      },
      ...formBlocks(formSchema('RaisedProblem'), raised, speech, (name) =>
        ['theme', 'severity', 'defect', 'request'].includes(name),
      ),
    ],
    [
      { kind: 'facts', columns: 1, facts: [fact('identityName', inSpeech(problem.identityName))] },
      ...ofScheme(1),
    ],
    [
      ...formBlocks(
        formSchema('RaisedProblem'),
        raised,
        speech,
        (name) => !['supplierId', 'theme', 'severity', 'defect', 'request'].includes(name),
      ),
      ...(await attached(raised.fileIds)),
    ],
    ofScheme(3),
    [...ofScheme(4), ...(await attached(scheme?.fileIds))],
    ofScheme(5),
    evidence
      ? [
          ...formBlocks(formSchema('Evidence'), evidence, speech),
          ...(await attached(evidence.fileIds)),
        ]
      : [],
    [
      ...ofScheme(7),
      ...(evidenceVerdict
        ? formBlocks(formSchema('EvidenceVerdict'), evidenceVerdict, speech)
        : []),
    ],
    [...expenseBlocks(expenses, speech), ...historyBlocks(steps, language, settings.timeZone)],
  ]
  return {
    language,
    title: translated(speech, 'quality.eightD'),
    header: { left: problem.supplierName[language], right: problem.uniqueCode },
    footer: raised.theme ?? '',
    blocks: parts.flatMap((blocks, step) => [
      { kind: 'heading', text: `D${step} ${translated(speech, itemAt(headings, step))}` } as const,
      ...(blocks.length > 0
        ? blocks
        : [
            {
              kind: 'paragraph',
              text: translated(speech, 'quality.eightD.notYet'),
              tone: 'muted',
            } as const,
          ]),
    ]),
  }
}

const headings: TextKey[] = [
  'quality.eightD.d0',
  'quality.eightD.d1',
  'quality.eightD.d2',
  'quality.eightD.d3',
  'quality.eightD.d4',
  'quality.eightD.d5',
  'quality.eightD.d6',
  'quality.eightD.d7',
  'quality.eightD.d8',
]

function fieldsOfStep(form: FieldSchema, step: number): string[] {
  let current = 1
  return contentFields(form)
    .map(([name]) => ({ name, step: (current = stepOfField[name] ?? current) }))
    .filter((field) => field.step === step)
    .map(({ name }) => name)
}

const inStandard = (amount: number) => `${standardCurrency.symbol} ${money.format(amount)}`

function expenseBlocks(expenses: Schemas['Expense'][], speech: Speech): PdfBlock[] {
  if (expenses.length === 0) return []
  const form = formSchema('Expense')
  const columns = Object.entries(form.properties ?? {}).filter(([, field]) => field['x-column'])
  const rows = expenses.map((expense) =>
    columns.map(([name, field]) => {
      if (name === 'amount') return `${money.format(expense.amount)} ${expense.curCode}`
      if (name === 'standardCurrencyAmount') return inStandard(expense.standardCurrencyAmount ?? 0)
      // The names are the properties of the expense's schema.
      return textOf(field, expense[name as keyof typeof expense], speech)
    }),
  )
  const total = inStandard(totalOf(expenses))
  return [
    {
      kind: 'table',
      columns: columns.map(([name, field]) => ({
        title: labelIn(field, name, speech),
        share: 1,
        align: field.type === 'number' ? 'right' : 'left',
      })),
      rows,
    },
    {
      kind: 'paragraph',
      text: translated(speech, 'quality.expenses.total', { total }),
      tone: 'strong',
    },
  ]
}

/** The history, in the shop's time zone. */
function historyBlocks(
  steps: Schemas['TimelineEntry'][],
  language: Language,
  timeZone: string,
): PdfBlock[] {
  const times = momentFormat(language, timeZone)
  return steps.map(({ time, who, what, note }) => ({
    kind: 'paragraph',
    text: `${times.format(new Date(time))}  ${who} ${what}${note ? colonOf[language] + note : ''}`,
    tone: 'muted',
  }))
}
