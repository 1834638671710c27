import type { ContentStepName } from '../../../domain/content/steps'
import type { Schemas } from '../../../domain/schemas'
import { actionKey, answerOf, api, dataOf, queries } from '../../calls/api'
import { uploadFile } from '../../calls/upload'

export type ContentRecord = Schemas['ContentRecord']

export const contentKey = (id: number) => ['content', id]

export const readContent = (id: number) =>
  dataOf(api.GET('/office/content/{id}', { params: { path: { id } } }))

/** Puts the answer of a step into the query cache. */
export function keepAnswer(record: ContentRecord): void {
  queries.setQueryData(contentKey(record.id), record)
  void queries.invalidateQueries({ queryKey: ['data'] })
}

export const saveContent = (id: number, body: Schemas['ContentSaving']) =>
  answerOf(api.PUT('/office/content/{id}', { params: { path: { id } }, body }))

/** Input of a step besides the version its caller has seen. */
export interface StepInput {
  reason?: string
  publishTime?: string
  number?: number
}

/** Performs a workflow step on a content. */
export function takeStep(
  step: Exclude<ContentStepName, 'save' | 'discard'>,
  { id, version }: Pick<ContentRecord, 'id' | 'version'>,
  { reason = '', publishTime, number = 0 }: StepInput = {},
) {
  const at = {
    params: { path: { id } },
    headers: { 'Idempotency-Key': actionKey() },
  }
  const body = { version }
  const calls = {
    submit: () => api.POST('/office/content/{id}/submit', { ...at, body }),
    approve: () => api.POST('/office/content/{id}/approve', { ...at, body }),
    return: () => api.POST('/office/content/{id}/return', { ...at, body: { version, reason } }),
    publish: () =>
      api.POST('/office/content/{id}/publish', {
        ...at,
        body: { version, ...(publishTime && { publishTime }) },
      }),
    withdraw: () => api.POST('/office/content/{id}/withdraw', { ...at, body }),
    revise: () => api.POST('/office/content/{id}/revise', { ...at, body: { version, number } }),
  }
  return answerOf(calls[step]())
}

export const discardContent = (id: number) =>
  answerOf(api.DELETE('/office/content/{id}', { params: { path: { id } } }))

export const readVersion = (id: number, number: number) =>
  dataOf(api.GET('/office/content/{id}/version/{number}', { params: { path: { id, number } } }))

/** Uploads a picture (1) or a document (2) and returns its address. */
export const keepFile = (kind: 1 | 2, file: File): Promise<string> =>
  uploadFile<string>(`/office/content/upload?businessType=${kind}`, file).done
