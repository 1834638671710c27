import type { IResourceItem } from '@refinedev/core'
import type { Visitor } from '../../domain/account/access'
import { text, type TextKey } from '../language/locale'
import { itemOf } from '../screens/ScreenProviders'
import { Icon, type IconName } from '../ui/Icon'
import { mayOpenOwn, ownPages } from './own-pages'
import { groupsFor } from './resources'

/** The pages of the menu that the user may open, as Refine's resources. */
export const officeItems = (user: Visitor): IResourceItem[] => [
  ...ownPages.flatMap(({ path, entry, access }) =>
    entry && mayOpenOwn({ access }, user)
      ? [{ name: path, list: path, meta: labelled(entry) }]
      : [],
  ),
  ...groupsFor(user).flatMap(({ title, icon, resources }) => [
    { name: title, meta: labelled({ title, icon }) },
    ...resources.map((resource) => {
      const item = itemOf(resource)
      return {
        ...item,
        meta: {
          ...labelled(resource),
          parent: title,
          canDelete: resource.remove !== undefined,
        },
      }
    }),
  ]),
]

const labelled = ({ title, icon }: { title: TextKey; icon: IconName }) => ({
  label: text(title),
  icon: <Icon name={icon} size={18} />,
})
