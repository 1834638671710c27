import type { AccessControlProvider } from '@refinedev/core'
import { currentUser } from '../session/session'
import { mayChange, mayOpen } from '../screens/may-open'
import type { Resource } from '../screens/resource'

/** Refine's access control, answered by the routes and the OpenAPI description. */
export function accessOf(resources: Resource[]): AccessControlProvider {
  return {
    can: async ({ resource: name, action }) => {
      const resource = resources.find((resource) => resource.name === name)
      const user = currentUser()
      if (resource === undefined || !mayOpen(resource, user)) return { can: false }
      return { can: isChange(action) ? mayChange(resource, user)[action] : true }
    },
  }
}

const isChange = (action: string) => action === 'create' || action === 'edit'
