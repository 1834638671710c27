import { generatePath } from 'react-router'
import type { FieldSchema } from '../../domain/forms/field-schema'
import { hasPage } from '../../domain/pages/paths'
import type { Resource, Row } from './resource'

/** The address of a record's page; undefined if it has none. */
export function addressOf({ page }: Resource, schema: FieldSchema, row: Row): string | undefined {
  if (page) {
    const [path = '', query] = page.split('?')
    const parameters = Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, String(value)]),
    )
    const open = generatePath<string>(path, parameters)
    return query === undefined ? open : `${open}?${filled(query, parameters)}`
  }
  const field = Object.entries(schema.properties ?? {}).find(([, property]) => isLink(property))
  return field && linkOf(row[field[0]])
}

/** The page that a field of a record leads to, such as its customer's. */
export function addressOfField({ links }: Resource, name: string, row: Row): string | undefined {
  const path = entryOf(links, name)
  if (!path) return undefined
  const known = (path.match(/:\w+/g) ?? []).every((part) => row[part.slice(1)] !== undefined)
  return known
    ? path.replace(/:(\w+)/g, (_whole, part: string) => encodeURIComponent(String(row[part])))
    : undefined
}

// Safe cast: the keys of `links` are fields of the descriptor's type.
const entryOf = (links: Resource['links'], name: string) =>
  (links as Record<string, string> | undefined)?.[name]

export const isLink = (field: FieldSchema) => field['x-widget'] === 'link'

/** An address in a record, if this site has such a page. */
export function linkOf(value: unknown): string | undefined {
  return typeof value === 'string' && hasPage(value) ? value : undefined
}

function filled(query: string, parameters: Record<string, string>): string {
  return query.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  )
}
