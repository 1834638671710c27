import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, CallFailure, dataOf, queries } from '../../api'

type Form = Schemas['ClassForm']

/** Saves a class. Where somebody was faster, what they have stored is shown, and is the ground of the next try. */
export function useClassConflict(id: number, found: Form) {
  const [theirs, setTheirs] = useState<Form>()
  const params = { path: { id } }
  return {
    theirs,
    /** Goes on from what is stored, without what was typed here. */
    take: () => queries.setQueryData(['officeClass', id], theirs),
    async send(body: Form) {
      const version = theirs?.version ?? found.version ?? 1
      try {
        return await answerOf(
          api.PUT('/office/catalogue/class/{id}', { params, body: { ...body, version } }),
        )
      } catch (error) {
        if (error instanceof CallFailure && error.status === 409) {
          const now = await dataOf(api.GET('/office/catalogue/class/{id}', { params }))
          if (now.version !== version) setTheirs(now)
        }
        throw error
      }
    },
  }
}
