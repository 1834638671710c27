import { matchPath } from 'react-router'
import type { Resource } from './resource'

export interface Screen {
  kind: 'list' | 'detail' | 'form' | 'edit'
  resource: Resource
  /** Id of the record that is shown or changed. */
  id?: string
}

/** The paths of a resource's generated screens, in the router's syntax. */
export function pathsOf({ route, page, detail, create, edit }: Resource): {
  path: string
  kind: Screen['kind']
}[] {
  return [
    { path: route, kind: 'list' },
    ...(create ? [{ path: `${route}/new`, kind: 'form' as const }] : []),
    ...(edit ? [{ path: `${route}/edit/:id`, kind: 'edit' as const }] : []),
    ...(page && detail ? [{ path: page, kind: 'detail' as const }] : []),
  ]
}

/** The generated screen at a path; undefined if there is none. */
export function screenAt(resources: Resource[], pathname: string): Screen | undefined {
  for (const resource of resources) {
    for (const { path, kind } of pathsOf(resource)) {
      const match = matchPath(path, pathname)
      if (match) return { kind, resource, id: match.params.id }
    }
  }
  return undefined
}

/** Refine's names of the screens. */
export const actionOf = { list: 'list', detail: 'show', form: 'create', edit: 'edit' } as const
