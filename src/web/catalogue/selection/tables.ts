import { lazyPage } from '../../pages/lazy-page'
import { readStored } from '../../session/storage'
import { currentUser } from '../../session/session'
import type { View } from './selection-state'
import { viewOf } from './view'

/** The size table of a page of results. */
export const ModelTable = lazyPage(
  'ModelTable',
  () => import('../sizes/ModelTable'),
  'catalogue',
  'sizes',
)

/** The size table of one class among the results. */
export const ClassTable = lazyPage(
  'ClassTable',
  () => import('../sizes/ClassTable'),
  'catalogue',
  'sizes',
)

/** Loads the tables with the page where they are its first view: coming later, they would move what is below them. */
export async function arriveTables(): Promise<void> {
  const { view } = viewOf(currentUser(), readStored<View>('view'))
  if (view === 'table') await Promise.all([ModelTable.arrive(), ClassTable.arrive()])
}
