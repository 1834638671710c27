import { Navigate, useLocation } from 'react-router'

/** The calculators begin with the clamp force, of the same product. */
export function FirstCalculator() {
  const { search } = useLocation()
  return <Navigate to={`/productCategories/calculationReports/clamp${search}`} replace />
}
