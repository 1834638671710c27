import { AntdProvider } from '../screens/AntdProvider'
import { arriveAtScreen, OpenScreen } from '../screens/OpenScreen'
import { lazyPart } from '../pages/lazy-page'
import type { Resource } from '../screens/resource'
import { ScreenProviders } from '../screens/ScreenProviders'

const kinds = {
  list: lazyPart('OfficeList', () => import('./screens/OfficeList')),
  detail: lazyPart('OfficeShow', () => import('./screens/OfficeShow')),
  edit: lazyPart('OfficeEdit', () => import('./screens/OfficeEdit')),
  form: lazyPart('OfficeCreate', () => import('./screens/OfficeCreate')),
}

export const arriveOfficeScreen = (resources: Resource[]) => arriveAtScreen(resources, kinds)

/** The generated screen of the current address, within the office's providers. */
export function OfficeScreen({ resources }: { resources: Resource[] }) {
  return <OpenScreen resources={resources} kinds={kinds} />
}

/** Generated screens of the office without its frame. */
export function OfficeScreens({ resources }: { resources: Resource[] }) {
  return (
    <AntdProvider>
      <ScreenProviders resources={resources}>
        <OfficeScreen resources={resources} />
      </ScreenProviders>
    </AntdProvider>
  )
}
