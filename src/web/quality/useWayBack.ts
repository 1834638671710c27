import { seesCustomerAnalysis } from '../../domain/account/access'
import type { Back } from '../screens/OneRecord'
import { useUser } from '../session/session'

/** From a report to the list of reports, or of complaints for customers to whom that list is not opened. */
export function useWayBack(): Back {
  return seesCustomerAnalysis(useUser())
    ? { to: '/customerAnalysis', title: 'quality.reports' }
    : { to: '/customerAnalysis/complaint', title: 'quality.complaints.own' }
}
