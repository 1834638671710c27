import { CanAccess, Refine } from '@refinedev/core'
import { Suspense, useMemo } from 'react'
import { useLocation } from 'react-router'
import { arrivalOf, lazyPart, openPath } from '../pages/lazy-page'
import { queries } from '../calls/api'
import { text } from '../language/locale'
import { accessOf } from '../providers/access'
import { session } from '../providers/auth'
import { dataOfResources } from '../providers/data'
import { i18n } from '../providers/i18n'
import { notifications } from '../providers/notifications'
import { currentUser } from '../session/session'
import { OpenPageSkeleton } from '../ui/PageSkeleton'
import { present } from '../../domain/lists/items'
import { AntdProvider } from './AntdProvider'
import { firstListOf } from './first-list'
import { ForbiddenPage } from './ForbiddenPage'
import { mayOpen } from './may-open'
import { recordSchemaOf } from './record-schema'
import type { Resource } from './resource'
import { pathsOf, screenAt, type Screen } from './routes'

const ResourceList = lazyPart('ResourceList', () => import('./ResourceList'))
const ResourceDetail = lazyPart('ResourceDetail', () => import('./ResourceDetail'))
const ResourceEdit = lazyPart('ResourceEdit', () => import('./ResourceEdit'))
const ResourceForm = lazyPart('ResourceForm', () => import('./ResourceForm'))

const kinds = {
  list: ResourceList,
  detail: ResourceDetail,
  edit: ResourceEdit,
  form: ResourceForm,
}

/** Loads the code of the generated screen at the current address, and starts its list query. */
export async function arriveScreen(resources: Resource[]): Promise<void> {
  const screen = screenAt(resources, openPath())
  if (!screen) return
  const { resource, kind } = screen
  const isList = kind === 'list'
  const parts = [kinds[kind], ...(isList ? partsOf(resource) : [])]
  // Ignore the result: the list itself queries what is missing.
  if (isList && mayOpen(resource, currentUser())) void queries.prefetchQuery(firstListOf(resource))
  await Promise.all([
    queries.prefetchQuery(recordSchemaOf(resource)),
    ...parts.map((part) => arrivalOf(part)),
  ])
}

/** The components of a list besides its records. */
const partsOf = ({ rowActions, bulkActions, listActions, exports }: Resource) => [
  ...[rowActions, bulkActions, listActions].flatMap((actions = {}) => Object.values(actions)),
  exports,
]

const options = {
  disableTelemetry: true,
  disableRouteChangeHandler: true,
  // Shares the query cache with the other pages, so that it outlives this area.
  reactQuery: { clientConfig: queries },
}

/** The generated screen of the current address, with the providers that generated screens need. */
export function Screens({ resources }: { resources: Resource[] }) {
  const { pathname } = useLocation()
  const screen = screenAt(resources, pathname)
  const providers = useMemo(
    () => ({
      dataProvider: dataOfResources(resources),
      accessControlProvider: accessOf(resources),
      resources: resources.map((resource) => ({
        name: resource.name,
        meta: { label: text(resource.title) },
        ...Object.fromEntries(
          pathsOf(resource).map(({ path, kind }) => [refineNames[kind], path] as const),
        ),
      })),
    }),
    [resources],
  )
  if (!screen) return null
  return (
    <Refine
      {...providers}
      authProvider={session}
      i18nProvider={i18n}
      notificationProvider={notifications}
      options={options}
    >
      <AntdProvider>
        <CanAccess
          key={`${screen.resource.name} ${screen.kind}`}
          resource={screen.resource.name}
          action={refineNames[screen.kind]}
          fallback={<ForbiddenPage />}
        >
          <Suspense fallback={<OpenPageSkeleton />}>
            <Shown {...screen} />
          </Suspense>
        </CanAccess>
      </AntdProvider>
    </Refine>
  )
}

/** Refine's names of the screens. */
const refineNames = { list: 'list', detail: 'show', form: 'create', edit: 'edit' } as const

function Shown({ kind, resource, id }: Screen) {
  if (kind === 'detail')
    return <ResourceDetail key={resource.name} resource={resource} id={present(id, 'id')} />
  if (kind === 'edit')
    return (
      <ResourceEdit key={`${resource.name} ${id}`} resource={resource} id={present(id, 'id')} />
    )
  if (kind === 'form') return <ResourceForm key={resource.name} resource={resource} />
  return <ResourceList key={resource.name} resource={resource} />
}
