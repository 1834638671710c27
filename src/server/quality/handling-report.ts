import { dayFormat } from '../../domain/days/dates'
import { contentFields } from '../../domain/forms/form-fields'
import { textIn } from '../../domain/language/language'
import type { Context } from '../http/context'
import { listItems } from '../records/dictionary-items.sql'
import { filesOf } from '../files/files.sql'
import { formSchema } from '../records/form-schemas'
import type { PdfBlock, PdfDocument } from '../pdf/document'
import { namedIn } from './attachments'
import type { Complaint } from './complaints.sql'
import {
  fileBlocks,
  formBlocks,
  labelIn,
  pictureBlocks,
  translated,
  textOf,
  type Speech,
} from './report-blocks'

/** The handling report of a complaint as a document in the caller's language. */
export async function handlingReport(complaint: Complaint, context: Context): Promise<PdfDocument> {
  const { database, settings, language } = context
  const speech: Speech = [language]
  const files = await filesOf(database, { subject: 'customerProblem', subjectId: complaint.id })
  const photos = (ids: number[] | undefined, title?: string) =>
    pictureBlocks(context, namedIn(files, ids), title)
  const record = formSchema('CustomerProblem').properties ?? {}
  const form = formSchema('HandlingReport')
  const { report, evaluation } = complaint
  const fact = (name: string, value: unknown) => ({
    label: labelIn(record[name] ?? {}, name, speech),
    value: textOf(record[name] ?? {}, value, speech),
  })

  const groups: PdfBlock[] = []
  for (const name of ['mationImgIds', 'proImgIds', 'dealImgIds', 'rectImgIds'] as const) {
    const title = labelIn(form.properties?.[name] ?? {}, name, speech)
    groups.push(...(await photos(report?.[name], title)))
  }
  const attached = (ids: number[] | undefined) =>
    fileBlocks(namedIn(files, ids), speech, settings.timeZone)
  return {
    language,
    title: translated(speech, 'quality.report'),
    header: { left: complaint.accountName[language], right: complaint.uniqueCode },
    footer: complaint.complaint.theme ?? '',
    blocks: [
      {
        kind: 'facts',
        facts: [
          fact('uniqueCode', complaint.uniqueCode),
          fact(
            'reportDate',
            complaint.reportDate &&
              dayFormat(language, settings.timeZone).format(complaint.reportDate),
          ),
          fact('identityName', complaint.identityName?.[language]),
          fact('isEvaluation', evaluation ? 1 : 0),
        ],
      },
      { kind: 'heading', text: translated(speech, 'quality.complaint') },
      ...formBlocks(formSchema('Complaint'), complaint.complaint, speech),
      ...(await photos(complaint.complaint.fileIds)),
      ...attached(complaint.complaint.fileIds),
      { kind: 'heading', text: translated(speech, 'quality.report') },
      ...formBlocks(form, report ?? {}, speech),
      ...groups,
      ...attached(report?.fileIds),
      ...(evaluation ? await evaluationBlocks() : []),
    ],
  }

  async function evaluationBlocks(): Promise<PdfBlock[]> {
    const items = await listItems(database, 'evaluation_level')
    const level = items.find(({ itemCode }) => itemCode === evaluation?.evaluationLevel)
    const shown = { ...evaluation, evaluationLevel: level ? textIn(language, level.name) : '' }
    const evaluationForm = formSchema('Evaluation')
    return contentFields(evaluationForm).length === 0
      ? []
      : [
          { kind: 'heading', text: translated(speech, 'quality.evaluation') },
          ...formBlocks(evaluationForm, shown, speech),
        ]
  }
}
