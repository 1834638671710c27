import { officeGroupNames } from '../../../src/domain/pages/office-groups'
import { answerOf, callsOf } from './record-paths'
import { notFoundText, textsBase } from './record-texts'
import type { KeptRecord } from './record-words'

/** The module that the server reads: tables, fields and calls, as literals that the compiler compares with the rest. */
export function serverModule(records: KeptRecord[]): string {
  const entries = records.map((record) => [
    record.type,
    {
      type: record.type,
      form: record.form,
      answers: answerOf(record),
      table: record.table,
      calls: callsOf(record),
      columns: record.columns ?? {},
      search: record.search,
      filters: (record.filters ?? []).filter((name) => name !== 'keyword'),
      order: record.order ?? ['-id'],
      size: record.size ?? 20,
      notFound: notFoundText(record),
      roles: record.roles,
      files: record.files ?? null,
      hooks: record.hooks ?? false,
    },
  ])
  return module('records', Object.fromEntries(entries))
}

/** The module that the browser reads: the screens of each kept record, and all of them by the group of the menu. */
export function webModule(records: KeptRecord[]): string {
  const menu = officeGroupNames.map((group) => {
    const names = records.filter((record) => record.menu === group).map(({ name }) => name)
    return `${group}: [${names.join(', ')}]`
  })
  return [
    ...records.map((record) => module(record.name, resourceOf(record))),
    `export const recordMenu = { ${menu.join(', ')} } as const\n`,
  ].join('')
}

function resourceOf(record: KeptRecord): object {
  const { name, icon, path, route = path, type, form, pageSize = 20, tones, files } = record
  const title = textsBase(record)
  const recordPath = `${path}/{id}`
  return {
    name,
    route,
    title,
    icon,
    schema: type,
    list: `${path}/page`,
    pageSize,
    ...(tones && { tones }),
    ...(files && { files }),
    create: { schema: form, path },
    edit: { schema: form, read: recordPath, path: recordPath },
    remove: recordPath,
    empty: { title: `${title}.none`, hint: `${title}.noneHint` },
  }
}

const module = (name: string, value: object) =>
  `export const ${name} = ${JSON.stringify(value)} as const\n`
