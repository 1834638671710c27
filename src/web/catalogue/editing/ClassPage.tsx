import type { Resource } from '../../screens/resource'
import { Screens } from '../../screens/Screens'
import { useClassChoices } from './choices'
import { officeClasses } from './resources'

/**
 * The form of a class offers categories and characteristics made a moment ago. Kept apart from the resource so that
 * customers never load it.
 */
const withChoices: Resource[] = [{ ...officeClasses, useFormContext: useClassChoices }]

export function ClassPage() {
  return <Screens resources={withChoices} />
}
