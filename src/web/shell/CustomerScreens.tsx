import { customerResources as resources } from '../resources'
import { arriveScreen, Screens } from '../screens/Screens'

export { resources }

/** The generated pages of the personal centre. */
export function CustomerScreens() {
  return <Screens resources={resources} />
}

CustomerScreens.arrive = () => arriveScreen(resources)
