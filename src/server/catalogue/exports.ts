import { spelled } from '../../domain/catalogue/material-data'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { exportCatalogueTask } from './export'
import { classNamed } from './export.sql'

export const catalogueExports = {
  async exportCatalogue({ query: { classId, format } }, context) {
    const { pool, language, settings, text } = context
    const named = classId === undefined ? undefined : await classNamed(pool, classId)
    if (classId !== undefined && !named) throw new Refusal('catalogue.classNotFound')
    const name = named ? spelled(language, named.zh, named.en) : text('products.exports.everything')
    const order = { format, name, ...(classId !== undefined && { classId }) }
    const { type, bytes } = await context.offload(exportCatalogueTask, order)
    const day = todayAt(settings.timeZone)
    return { type, bytes: Buffer.from(bytes), confidential: { name: `${name}-${day}.${format}` } }
  },
} satisfies Partial<Handlers>
