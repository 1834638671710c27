import { CanAccess } from '@refinedev/core'
import { Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { arrivalOf, openPath } from '../pages/lazy-page'
import { queries } from '../calls/api'
import { currentUser } from '../session/session'
import { OpenPageSkeleton } from '../ui/PageSkeleton'
import { entryIn } from '../../domain/lists/items'
import { firstListOf } from './first-list'
import { ForbiddenPage } from './ForbiddenPage'
import { mayOpen } from './may-open'
import { recordSchemaOf } from './record-schema'
import { contentOf, type Resource } from './resource'
import { actionOf, screenAt, type Screen } from './routes'

/** The components of an area's screens, by kind; an area without forms has none for them. */
export type ScreenKinds = Partial<
  Record<Screen['kind'], ComponentType<{ resource: Resource; id: string }>>
>

/** Loads the code of the generated screen at the current address, and starts its list query. */
export async function arriveAtScreen(resources: Resource[], kinds: ScreenKinds): Promise<void> {
  const screen = screenAt(resources, openPath())
  if (!screen) return
  const { resource, kind } = screen
  const isList = kind === 'list'
  const parts = [kinds[kind], ...(isList ? partsOf(resource) : [contentOf(resource)])]
  // Ignore the result: the list itself queries what is missing.
  if (isList && mayOpen(resource, currentUser())) void queries.prefetchQuery(firstListOf(resource))
  await Promise.all([
    queries.prefetchQuery(recordSchemaOf(resource)),
    ...parts.map((part) => arrivalOf(part)),
  ])
}

/** The components of a list besides its records. */
function partsOf({ rowActions, bulkActions, listActions, exports }: Resource): unknown[] {
  // Each group by itself: the compiler does not unite the types of all records.
  const named = (group: Record<string, unknown> = {}) => Object.values(group)
  return [...named(rowActions), ...named(bulkActions), ...named(listActions), exports]
}

/** The generated screen of the current address, if the user may open it. */
export function OpenScreen({ resources, kinds }: { resources: Resource[]; kinds: ScreenKinds }) {
  const { pathname } = useLocation()
  const screen = screenAt(resources, pathname)
  if (!screen) return null
  const { kind, resource, id = '' } = screen
  const Shown = entryIn(kinds, kind)
  return (
    <CanAccess
      key={`${resource.name} ${kind}`}
      resource={resource.name}
      action={actionOf[kind]}
      fallback={<ForbiddenPage />}
    >
      <Suspense fallback={<OpenPageSkeleton />}>
        {/* A form begins anew for another record; a detail only shows it. */}
        <Shown key={kind === 'edit' ? id : ''} resource={resource} id={id} />
      </Suspense>
    </CanAccess>
  )
}
