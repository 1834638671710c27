import { customerResources } from '../resources'
import { arriveScreen, Screens } from '../screens/Screens'

/** The generated pages of the personal centre. */
export function CustomerScreens() {
  return <Screens resources={customerResources} />
}

CustomerScreens.arrive = () => arriveScreen(customerResources)
