import type { Schemas } from '../../domain/schemas'
import { answerWithFile } from '../files/file-answer'
import { deleteFile, findFile, findFileAt } from '../files/files.sql'
import { bucketName, keyNamed } from '../files/store'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { isOwned, readableBy } from './readers'
import { receiveAttachment } from './receive'
import type { PurposeRule } from './rule'

type Purpose = Schemas['UploadPurpose']

/** The rules of all purposes for which forms take files; the compiler misses none. */
export type AttachmentRules = Readonly<Record<Purpose, PurposeRule>>

/** The calls for the files of forms, of whichever area: each purpose follows its own rule. */
export function attachmentCalls(rules: AttachmentRules) {
  const isRuled = (purpose: string): purpose is Purpose => Object.hasOwn(rules, purpose)
  const ruleOf = ({ purpose }: { purpose: string }) =>
    isRuled(purpose) ? rules[purpose] : undefined

  async function visibleFile(id: number, context: Context) {
    const file = await findFile(context.database, id)
    return readableBy(context, file && ruleOf(file), file)
  }

  return {
    uploadQualityFile: ({ query: { businessType, tableName }, body: { file } }, context) =>
      receiveAttachment(
        context,
        { ...rules[tableName], purpose: tableName },
        { kind: businessType, file },
        ({ id }) => id,
      ),

    async deleteQualityFile({ params: { id } }, context) {
      const stored = await visibleFile(id, context)
      if (!isOwned(stored) && (await deleteFile(context.database, stored))) return null
      // If a form submitted meanwhile has taken the file, the record's state decides.
      const file = isOwned(stored) ? stored : await visibleFile(id, context)
      const remove = isOwned(file) ? ruleOf(file)?.remove : undefined
      if (!remove || !isOwned(file)) throw new Refusal('quality.notInThisState')
      await remove(file, context)
      return null
    },

    async getQualityFile({ params: { id }, query: { small } }, context) {
      const file = await visibleFile(id, context)
      return answerWithFile(context.settings, file, { small: small === 1 })
    },

    async getStoredFile({ params }, context) {
      const file =
        params.bucketName === bucketName
          ? await findFileAt(context.database, keyNamed(params.fileName))
          : undefined
      const visible = await readableBy(context, file && ruleOf(file), file)
      return answerWithFile(context.settings, visible)
    },
  } satisfies Partial<Handlers>
}
