import { supplierProblems } from '../quality/resources'
import { arriveScreen, Screens } from '../screens/Screens'

export const resources = [supplierProblems]

/** The generated pages of suppliers. */
export function SupplierScreens() {
  return <Screens resources={resources} />
}

SupplierScreens.arrive = () => arriveScreen(resources)
