import { supplierResources } from '../resources'
import { Screens } from '../screens/Screens'

/** The generated pages of suppliers. */
export function SupplierScreens() {
  return <Screens resources={supplierResources} />
}
