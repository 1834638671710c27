import { personNames } from '../../domain/account/names'
import { uploadsIn } from '../../domain/forms/form-fields'
import type { Schemas } from '../../domain/schemas'
import { attachFormFiles } from '../attachments/form-files'
import type { OwnedFile } from '../attachments/rule'
import { userOf, type Context } from '../http/context'
import { deleteFile, filesOf, type StoredFile } from '../files/files.sql'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import { namedIn } from './attachments'
import { checkState, noteStep, ownProblem, takeStep } from './problem-steps'
import type { Problem } from './problems.sql'
import { insertRound, roundsOf } from './rounds.sql'

type Part = Schemas['ProblemPart']

/** Parts that a supplier submits: form, and purpose of its files. */
const parts = {
  scheme: {
    form: 'RectificationScheme',
    purpose: 'improvement_program',
    removal: 'removeSchemeFile',
  },
  evidence: { form: 'Evidence', purpose: 'evidence', removal: 'removeEvidenceFile' },
} as const satisfies Record<
  Part,
  { form: string; purpose: Schemas['UploadPurpose']; removal: string }
>

const idsIn = (part: Part, content: object) =>
  uploadsIn(formSchema(parts[part].form), content).flatMap(({ ids }) => ids)

const ownerOf = ({ id }: Problem) => ({ subject: 'supplierProblem', subjectId: id }) as const

/** Archives a part that is sent back; the supplier's next changes affect only the current one. */
export async function keepRound(
  context: Context,
  problem: Problem,
  { part, verdict }: { part: Part; verdict: object },
): Promise<void> {
  const user = userOf(context)
  await insertRound(context.database, problem.id, {
    part,
    judgedBy: personNames(user),
    content: problem[part] ?? {},
    verdict,
  })
}

/**
 * Attaches the files of a form to its problem. Previously attached files are deleted, unless they were judged: the
 * history lists them.
 */
export async function attachPart(
  context: Context,
  problem: Problem,
  part: Part,
  value: object,
): Promise<void> {
  const { form, purpose } = parts[part]
  const left = idsIn(part, value)
  const removed = idsIn(part, problem[part] ?? {}).filter((id) => !left.includes(id))
  const files = namedIn(await filesOf(context.database, ownerOf(problem)), removed)
  if (files.length > 0) await noteStep(context, problem.id, removalOf(files))
  const keep = await judgedFiles(context, problem.id)
  const filled = { form: formSchema(form), value, keep }
  await attachFormFiles(context, { purpose }, ownerOf(problem), filled)
}

/** Removes a file from a scheme or evidence that the supplier can still change. */
export async function removeFromPart(file: OwnedFile, context: Context): Promise<void> {
  const part = (['scheme', 'evidence'] as const).find(
    (name) => parts[name].purpose === file.purpose,
  )
  if (!part || userOf(context).kind !== 'supplier') {
    throw new Refusal('quality.notInThisState')
  }
  const { form, removal } = parts[part]
  const problem = await ownProblem(file.subjectId, context)
  checkState(problem, removal, context)
  const content = problem[part] ?? {}
  const inputs = uploadsIn(formSchema(form), content).filter(({ ids }) => ids.includes(file.id))
  if (inputs.length === 0) throw new Refusal('quality.fileJudged')
  const without = inputs.map(({ name, ids }) => [name, ids.filter((id) => id !== file.id)])
  const step = {
    action: removal,
    forms: { [part]: { ...content, ...Object.fromEntries(without) } },
    ...removalOf([file]),
    changes: { form, fields: inputs.map(({ name }) => name) },
  }
  await takeStep(problem, step, context)
  const judged = await judgedFiles(context, problem.id)
  if (!judged.includes(file.id)) await deleteFile(context.database, file)
}

const removalOf = (files: StoredFile[]) => ({
  what: 'quality.timeline.fileRemoved' as const,
  note: files.map(({ originalName }) => originalName).join('\n'),
})

/** Files of judged rounds; they stay whatever the supplier submits next. */
async function judgedFiles({ database }: Context, problemId: number): Promise<number[]> {
  const rounds = await roundsOf(database, problemId)
  return rounds.flatMap(({ part, content }) => idsIn(part, content))
}
