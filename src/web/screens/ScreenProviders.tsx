import { Refine, type IResourceItem } from '@refinedev/core'
import { useMemo, type ReactNode } from 'react'
import { queries } from '../calls/api'
import { text } from '../language/locale'
import { accessOf } from '../providers/access'
import { session } from '../providers/auth'
import { dataOfResources } from '../providers/data'
import { flatRouter } from '../providers/flat-router'
import { i18n } from '../providers/i18n'
import { notifications } from '../providers/notifications'
import type { Resource } from './resource'
import { actionOf, pathsOf } from './routes'

const options = {
  disableTelemetry: true,
  disableRouteChangeHandler: true,
  syncWithLocation: true,
  // Each frame draws its own trail.
  breadcrumb: false,
  // Shares the query cache with the other pages, so that it outlives this area.
  reactQuery: { clientConfig: queries },
}

interface Props {
  resources: Resource[]
  /** The resources as Refine knows them, if its menu or trail needs more than their paths. */
  items?: IResourceItem[]
  children: ReactNode
}

/** Refine with the providers that generated screens need. */
export function ScreenProviders({ resources, items, children }: Props) {
  const providers = useMemo(
    () => ({
      routerProvider: flatRouter(resources),
      dataProvider: dataOfResources(resources),
      accessControlProvider: accessOf(resources),
    }),
    [resources],
  )
  const known = useMemo(() => items ?? resources.map(itemOf), [items, resources])
  return (
    <Refine
      {...providers}
      resources={known}
      authProvider={session}
      i18nProvider={i18n}
      notificationProvider={notifications}
      options={options}
    >
      {children}
    </Refine>
  )
}

/** A resource in Refine's terms. */
export const itemOf = (resource: Resource): IResourceItem => ({
  name: resource.name,
  meta: { label: text(resource.title) },
  ...Object.fromEntries(pathsOf(resource).map(({ path, kind }) => [actionOf[kind], path] as const)),
})
