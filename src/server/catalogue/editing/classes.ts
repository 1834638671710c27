import { spelled } from '../../../domain/catalogue/material-data'
import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import type { Handlers } from '../../http/handler'
import { bumpVersion, lockCatalogue } from '../import/import.sql'
import { pictureKeys } from '../part-files'
import { showProducts } from '../product-pictures'
import { findCategory } from './categories.sql'
import { firstStillUsed, knownCharacteristics, storeParts } from './class-characteristics.sql'
import {
  countReferences,
  deleteClass,
  findClass,
  insertClass,
  isClassTaken,
  modelsOf,
  pageClasses,
  publishClass,
  updateClass,
  type ClassForm,
} from './classes.sql'
import { refuseField, refuseStale, refuseUsed, versionOf } from './refusing'
import { isUnchanged } from './unchanged'

/** Product classes with their characteristics in the office. */
export const officeClasses = {
  listOfficeClasses: ({ query: { current, size, order, ...filter } }, { database, language }) =>
    pageClasses(database, filter, { current, size, order, language }),

  listPictureKeys: () => pictureKeys,

  getOfficeClass: ({ params: { id } }, context) => classOf(id, context),

  async addClass({ body }, context) {
    const { database } = context
    await lockCatalogue(database)
    await check(body, context)
    const id = await insertClass(database, body)
    if (id === undefined) refuseTaken(body, context)
    await storeParts(database, id, body.characteristics ?? [])
    await bumpVersion(database, [])
    return classOf(id, context)
  },

  async changeClass({ params: { id }, body }, context) {
    const { database, language } = context
    const version = versionOf(body)
    await lockCatalogue(database)
    const before = await classOf(id, context)
    if (isUnchanged(before, { ...body, id })) return before
    await check(body, context)
    if (await isClassTaken(database, body, id)) refuseTaken(body, context)
    const parts = body.characteristics ?? []
    const used = await firstStillUsed(
      database,
      id,
      parts.map(({ characteristicId }) => characteristicId),
    )
    if (used) {
      refuseUsed('products.inUse.classCharacteristic', used, {
        name: spelled(language, used.name, used.nameEn),
      })
    }
    if (!(await updateClass(database, id, version, body))) refuseStale(true)
    await storeParts(database, id, parts)
    await bumpVersion(database, await shownAnew(id, before, body, context))
    return classOf(id, context)
  },

  async removeClass({ params: { id } }, context) {
    const { database } = context
    await lockCatalogue(database)
    await classOf(id, context)
    refuseUsed('products.inUse.class', await modelsOf(database, id))
    refuseUsed('products.inUse.classCustom', {
      count: await countReferences(database, id),
      names: [],
    })
    await deleteClass(database, id)
    await bumpVersion(database, [])
    return null
  },

  async publishClass({ params: { id }, body }, context) {
    const { database } = context
    await lockCatalogue(database)
    const before = await classOf(id, context)
    if (isUnchanged(before, { ...before, ...body })) return before
    if (!(await publishClass(database, id, body))) refuseStale(true)
    await bumpVersion(database, [])
    return classOf(id, context)
  },
} satisfies Partial<Handlers>

export async function classOf(id: number, { database }: Context): Promise<ClassForm> {
  const productClass = await findClass(database, id)
  if (!productClass) throw new Refusal('products.notFound')
  return productClass
}

async function check(body: ClassForm, context: Context) {
  const { database, text } = context
  if (!(await findCategory(database, body.categoryId))) {
    refuseField(context, 'categoryId', 'products.noCategory')
  }
  if (body.pictureKey && !pictureKeys.includes(body.pictureKey)) {
    refuseField(context, 'pictureKey', 'products.noPicture')
  }
  const ids = (body.characteristics ?? []).map(({ characteristicId }) => characteristicId)
  const known = await knownCharacteristics(database, ids)
  const errors = ids.flatMap((id, place) => {
    const path = `characteristics.${place}.characteristicId`
    if (!known.has(id)) return [{ path, message: text('products.noCharacteristic') }]
    return ids.indexOf(id) < place ? [{ path, message: text('products.twice') }] : []
  })
  if (errors.length > 0) throw new Refusal('common.badInput', { errors })
}

/** Renews the pictures of a class's models if the change affects their shape. */
async function shownAnew(id: number, before: ClassForm, after: ClassForm, { database }: Context) {
  const looks = ({ categoryId, className, pictureKey, isDrawn = true }: ClassForm) =>
    JSON.stringify([categoryId, className.trim(), pictureKey ?? '', isDrawn])
  if (looks(before) === looks(after)) return []
  const { ids } = await modelsOf(database, id)
  await showProducts(database, ids)
  return ids
}

function refuseTaken({ className }: ClassForm, context: Context): never {
  refuseField(context, 'className', 'products.taken', { text: className.trim() })
}
