import { generatePath } from 'react-router'
import type { Resource, Row } from './resource'

/** The address of a record's page; nothing where records have none. */
export function addressOf({ page }: Resource, row: Row): string | undefined {
  if (!page) return undefined
  const parameters = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, String(value)]),
  )
  return generatePath<string>(page, parameters)
}
