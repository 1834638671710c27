import type { FieldSchema } from '../../domain/forms/field-schema'
import changes from '../../generated/screens/changes.json'
import lists from '../../generated/screens/lists.json'
import type { Resource } from './resource'

/** A filter of a list: a parameter of its call. */
export interface Filter {
  name: string
  /** The column in whose head it stands, if that has another name (`x-head`). */
  head?: string
  schema: FieldSchema
}

interface List {
  /** Roles that may call; empty: everybody who may open the page. */
  roles: string[]
  /** Those without an input (`x-widget` hidden) are set by links, such as that of a class to its models. */
  filters: Filter[]
  /** Hidden parameters with a default, which is always sent. */
  fixed?: Record<string, string | number>
}

/** Roles that may make a change in the back office; empty: everybody who may open the page. */
export function rolesOfChange(method: 'POST' | 'PUT' | 'DELETE', path: string): string[] {
  return (changes as Record<string, string[]>)[`${method} ${path}`] ?? []
}

/** Roles and filters of a list, from the OpenAPI description of its call. */
export function listOf({ list }: Resource): List {
  // Generated for every paged call; cast because the import's type is the literal content of one version.
  return (lists as Record<string, List>)[list] ?? { roles: [], filters: [] }
}
