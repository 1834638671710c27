import type { Resource } from '../../screens/resource'
import { Screens } from '../../screens/Screens'
import { useClassChoices } from './choices'
import { officeClasses } from './resources'

/** The form of a class offers what editors have made a moment ago; customers never load this. */
const withChoices: Resource[] = [{ ...officeClasses, useFormContext: useClassChoices }]

export function ClassPage() {
  return <Screens resources={withChoices} />
}
