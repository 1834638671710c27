import { supplierProblems } from '../quality/resources'
import { Screens } from '../screens/Screens'

const resources = [supplierProblems]

/** The generated pages of suppliers. */
export function SupplierScreens() {
  return <Screens resources={resources} />
}
