import { useSuspenseQuery } from '@tanstack/react-query'
import { loadForm, type FormName, type FormParts } from './form-parts'

/** The schema and validators of a type; suspends until they have loaded. */
export function useFormParts(name: FormName): FormParts {
  const { data } = useSuspenseQuery({
    queryKey: ['form', name],
    queryFn: () => loadForm(name),
    staleTime: Infinity,
  })
  return data
}
