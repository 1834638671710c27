import { createHash } from 'node:crypto'
import type { Schemas } from '../../domain/schemas'
import { textIn } from '../../domain/language/language'
import { spelled } from '../../domain/catalogue/material-data'
import {
  anyExtensions,
  imageExtensions,
  modelExtensions,
  uploadKind,
  videoExtensions,
  type UploadExtension,
} from '../../domain/forms/uploads'
import { dropAttachments, takeAttachments } from '../attachments/owners'
import { receiveAttachment } from '../attachments/receive'
import type { AttachmentRule } from '../attachments/rule'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { answerPublicly } from '../files/file-answer'
import { findFile } from '../files/files.sql'
import type { Handlers } from '../http/handler'
import {
  holdOwner,
  listAttachedCases,
  listLinksFrom,
  listLinksTo,
  listModelsLike,
  listPublishedCases,
  nameOf,
  storeCases,
  storeLinks,
  type StoredLink,
  type Target,
} from './attachments.sql'
import { bumpVersion } from './import/import.sql'
import { addressesOf, addressOf, mediumKind } from './media'
import {
  isMedium,
  listMedia,
  listModelsOf,
  storeClassPictures,
  storeMedia,
  type Owner,
} from './media.sql'
import { showProducts } from './product-pictures'
import { errorCode } from '../database/error-code'

const rule: AttachmentRule = { purpose: 'medium', refusesLockedPdf: true }

const extensions: Record<Schemas['MediumKind'], readonly UploadExtension[]> = {
  1: imageExtensions,
  2: imageExtensions,
  3: modelExtensions,
  4: videoExtensions,
  5: anyExtensions,
}

/**
 * Media, links and use cases that staff attach to a class or model; the shop shows those of the class with each of
 * its models.
 */
export const attachments = {
  getProductAttachments: ({ query }, context) => attachmentsOf(ownerIn(query), context),

  async saveProductAttachments({ query, body }, context) {
    const owner = ownerIn(query)
    const { database } = context
    await holdOwner(database, owner)
    const before = await attachmentsOf(owner, context)
    if (before.stamp !== body.stamp) throw new Refusal('products.attachments.conflict')
    await keepMedia(owner, body.media, context)
    for (const [kind, targets] of [
      ['replacement', body.replacements] as const,
      ['related', body.related] as const,
    ]) {
      await storeLinks(database, owner, { kind, targets: distinct(owner, targets) }).catch(
        unlessUnknown('products.attachments.unknownLink'),
      )
    }
    if (body.useCases.some(({ publicationId, text }) => !publicationId && !text?.trim())) {
      throw new Refusal('products.attachments.unknownCase')
    }
    await storeCases(database, owner, body.useCases).catch(
      unlessUnknown('products.attachments.unknownCase'),
    )
    await showMedia(owner, context)
    return attachmentsOf(owner, context)
  },

  uploadMedium({ query: { kind }, body: { file } }, context) {
    const isPicture = kind === mediumKind.picture || kind === mediumKind.drawing
    const accepted = {
      extensions: extensions[kind],
      kind: isPicture ? uploadKind.image : uploadKind.file,
      file,
    }
    return receiveAttachment(context, rule, accepted, ({ id }) => id)
  },

  async getMedium({ params: { id } }, { database, settings }) {
    const file = (await isMedium(database, id)) ? await findFile(database, id) : undefined
    return answerPublicly(settings, file, { etag: `"medium-${id}"` })
  },

  async suggestModels({ query: { keyword } }, { database, language }) {
    const models = await listModelsLike(database, keyword)
    return models.map(({ id, model, name, nameEn, classId }) => ({
      id,
      model,
      name: spelled(language, name, nameEn),
      classId,
    }))
  },

  async suggestCases(_call, { database, language }) {
    const cases = await listPublishedCases(database)
    return cases.map(({ id, name }) => ({ id, name: textIn(language, name) }))
  },
} satisfies Partial<Handlers>

function ownerIn({ classId, materialId }: Target): Owner {
  if (classId !== undefined && materialId === undefined) return { classId }
  if (materialId !== undefined && classId === undefined) return { materialId }
  throw new Refusal('products.attachments.oneOwner')
}

async function attachmentsOf(
  owner: Owner,
  { database, language }: Context,
): Promise<Schemas['ProductAttachments']> {
  const named = await nameOf(database, owner)
  if (!named) {
    throw new Refusal('classId' in owner ? 'catalogue.classNotFound' : 'catalogue.productNotFound')
  }
  const media = await listMedia(database, owner)
  const links = await listLinksFrom(database, owner)
  const cases = await listAttachedCases(database, owner)
  const linkOf = ({ classId, materialId, name, nameEn }: StoredLink) => ({
    ...(classId !== null && { classId }),
    ...(materialId !== null && { materialId }),
    name: spelled(language, name, nameEn),
  })
  const ofKind = (kind: StoredLink['kind']) => links.filter((link) => link.kind === kind)
  const content = JSON.stringify([media, links, cases])
  return {
    stamp: createHash('sha1').update(content).digest('base64url'),
    name: spelled(language, named.zh, named.en),
    media: media.map((medium) => ({ ...medium, address: addressOf(medium) })),
    replacements: ofKind('replacement').map(linkOf),
    related: ofKind('related').map(linkOf),
    linkedFrom: (await listLinksTo(database, owner)).map((link) => ({
      ...linkOf(link),
      kind: link.kind,
    })),
    useCases: cases.map(({ publicationId, text, textEn, name }) =>
      publicationId === null
        ? { text, textEn }
        : { publicationId, name: name ? textIn(language, name) : '' },
    ),
  }
}

/** Attaches uploaded media files, stores the list, and deletes files that it no longer contains. */
async function keepMedia(owner: Owner, media: Schemas['Medium'][], context: Context) {
  const { database } = context
  const ids = media.map(({ fileId }) => fileId)
  const record =
    'classId' in owner
      ? { subject: 'productClass', subjectId: owner.classId }
      : { subject: 'material', subjectId: owner.materialId }
  const { accountId } = userOf(context)
  await takeAttachments(database, rule, { ...record, accountId }, ids)
  await storeMedia(database, owner, media)
  await dropAttachments(database, rule, record, ids)
}

/** Removes duplicates and links to the owner itself. */
function distinct(owner: Owner, targets: readonly Target[]): Target[] {
  const seen = new Set<string>()
  return targets.map((target) => {
    const linked = ownerIn(target)
    const key = JSON.stringify(linked)
    if (seen.has(key) || key === JSON.stringify(owner)) {
      throw new Refusal('products.attachments.unknownLink')
    }
    seen.add(key)
    return linked
  })
}

/** Refuses references to missing records, which the database reports by the name of the foreign key. */
function unlessUnknown(
  key: 'products.attachments.unknownLink' | 'products.attachments.unknownCase',
) {
  return (error: unknown): never => {
    throw errorCode(error) === '23503' ? Object.assign(new Refusal(key), { cause: error }) : error
  }
}

/** Updates the pictures in lists, in all processes. */
async function showMedia(owner: Owner, { database }: Context) {
  const ids = await listModelsOf(database, owner)
  await showProducts(database, ids)
  if ('classId' in owner) {
    const pictures = addressesOf(await listMedia(database, owner), mediumKind.picture)
    await storeClassPictures(database, owner.classId, pictures)
  }
  await bumpVersion(database, ids)
}
