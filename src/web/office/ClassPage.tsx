import { useClassChoices } from '../catalogue/editing/choices'
import { officeClasses } from '../catalogue/editing/resources'
import type { Resource } from '../screens/resource'
import { OfficeScreen } from './OfficeScreens'

/**
 * The form of a class offers categories and characteristics made a moment ago. Kept apart from the resource so that
 * customers never load it.
 */
const withChoices: Resource[] = [{ ...officeClasses, useFormContext: useClassChoices }]

export function ClassPage() {
  return <OfficeScreen resources={withChoices} />
}
