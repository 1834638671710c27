import type { IResourceItem } from '@refinedev/core'
import type { Visitor } from '../../domain/account/access'
import { text } from '../language/locale'
import { mayOpen } from '../screens/may-open'
import { itemOf } from '../screens/ScreenProviders'
import { Icon } from '../ui/Icon'
import { menuPages } from './own-pages'
import { officeGroups } from './resources'

/** The pages of the menu as Refine's resources; a group appears if the user may open one of its lists. */
export const officeItems = (user: Visitor): IResourceItem[] => [
  ...menuPages.map(({ path, title, icon, mayOpen }) => ({
    name: path,
    list: path,
    meta: { label: text(title), icon: <Icon name={icon} size={18} />, hide: !mayOpen(user) },
  })),
  ...officeGroups.flatMap(({ title, icon, resources }) => [
    { name: title, meta: { label: text(title), icon: <Icon name={icon} size={18} /> } },
    ...resources.map((resource) => {
      const item = itemOf(resource)
      return {
        ...item,
        meta: {
          ...item.meta,
          parent: title,
          icon: <Icon name={resource.icon} size={18} />,
          hide: !mayOpen(resource, user),
          canDelete: resource.remove !== undefined,
        },
      }
    }),
  ]),
]
