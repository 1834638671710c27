import { lazyPart } from '../pages/lazy-page'
import { arriveAtScreen, OpenScreen } from './OpenScreen'
import type { Resource } from './resource'
import { ScreenProviders } from './ScreenProviders'

const ResourceList = lazyPart('ResourceList', () => import('./ResourceList'))
const ResourceDetail = lazyPart('ResourceDetail', () => import('./ResourceDetail'))

/** Records are entered and changed by forms in the office alone. */
const kinds = { list: ResourceList, detail: ResourceDetail }

export const arriveScreen = (resources: Resource[]) => arriveAtScreen(resources, kinds)

/** The generated screen of the current address outside the office, without antd. */
export function Screens({ resources }: { resources: Resource[] }) {
  return (
    <ScreenProviders resources={resources}>
      <OpenScreen resources={resources} kinds={kinds} />
    </ScreenProviders>
  )
}
