import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { queries } from '../calls/api'
import { loadForm, type FormName, type FormParts } from './form-parts'

const partsQuery = (name: FormName) =>
  queryOptions({ queryKey: ['form', name], queryFn: () => loadForm(name), staleTime: Infinity })

/** The schema and validators of a type; suspends until they have loaded. */
export function useFormParts(name: FormName): FormParts {
  return useSuspenseQuery(partsQuery(name)).data
}

/** Loads them ahead, so that the page is complete when it is shown. */
export const prefetchForm = (name: FormName) => queries.prefetchQuery(partsQuery(name))
