import type { FieldSchema } from '../../domain/forms/field-schema'
import changes from '../../generated/screens/changes.json'
import lists from '../../generated/screens/lists.json'
import type { Resource } from './resource'

/** What a list can be narrowed by: a parameter of its call. */
export interface Filter {
  name: string
  schema: FieldSchema
}

interface List {
  /** Who may call; nobody named: everybody who may open the page. */
  roles: string[]
  filters: Filter[]
  /** What is always said, and shown nowhere (`x-widget` hidden). */
  fixed?: Record<string, string | number>
}

/** Who may make a change of the back office; nobody named: everybody who may open the page. */
export function rolesOfChange(method: 'POST' | 'PUT' | 'DELETE', path: string): string[] {
  return (changes as Record<string, string[]>)[`${method} ${path}`] ?? []
}

/** What the description says of the call behind a list. */
export function listOf({ list }: Resource): List {
  // Written from the description, for every call that answers pages; its import type is the literal of one state of it.
  return (lists as unknown as Record<string, List>)[list] ?? { roles: [], filters: [] }
}
