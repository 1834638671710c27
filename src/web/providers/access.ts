import type { AccessControlProvider } from '@refinedev/core'
import { currentUser } from '../session'
import { mayOpen } from '../screens/may-open'
import type { Resource } from '../screens/resource'

/** Refine's question who may see what, answered by the routes and the description. */
export function accessOf(resources: Resource[]): AccessControlProvider {
  return {
    can: async ({ resource: name }) => {
      const resource = resources.find((one) => one.name === name)
      return { can: resource !== undefined && mayOpen(resource, currentUser()) }
    },
  }
}
