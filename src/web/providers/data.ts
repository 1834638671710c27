import type { DataProvider } from '@refinedev/core'
import { answerOf, dataOf } from '../calls/api'
import { once } from '../calls/once'
import { prefetchedPage } from '../screens/first-list'
import type { Resource } from '../screens/resource'
import { listStateOf } from '../screens/table-state'
import { showToast } from '../ui/toast-list'
import { listPage } from './list-page'
import { untypedApi } from './untyped-api'

/** Refine's data provider, which calls the operations named by the descriptors. */
export function dataOfResources(resources: Resource[]): DataProvider {
  const find = (name: string) => {
    const resource = resources.find((resource) => resource.name === name)
    if (!resource) throw new Error(`no resource is called ${name}`)
    return resource
  }

  const answers = {
    async getList({ resource, ...table }) {
      const list = find(resource)
      const state = listStateOf(list, { ...table.pagination, ...table })
      return (await prefetchedPage(list, state)) ?? listPage(list, state)
    },

    async getOne({ resource, id }) {
      const { detail } = find(resource)
      if (!detail) throw new Error(`${resource} has no call for one record`)
      const data = await dataOf(untypedApi.GET(detail, { params: { path: { id } } }))
      // Refine types records by its own generics; the contract decides the shape.
      return { data: data as object }
    },

    async create({ resource, variables }) {
      const { create } = find(resource)
      if (!create) throw new Error(`${resource} has no call for a new record`)
      const { data, message } = await once(`create.${resource}`, variables, (headers) =>
        answerOf(untypedApi.POST(create.path, { body: variables, headers })),
      )
      showToast('success', message)
      // Refine types records by its own generics; the contract decides the shape.
      return { data: (data ?? {}) as object }
    },

    async update({ resource, id, variables }) {
      const { edit } = find(resource)
      if (!edit) throw new Error(`${resource} has no call for a change`)
      const call = untypedApi.PUT(edit.path, { params: { path: { id } }, body: variables })
      const { data, message } = await answerOf(call)
      showToast('success', message)
      // Refine types records by its own generics; the contract decides the shape.
      return { data: (data ?? {}) as object }
    },

    async deleteOne({ resource, id }) {
      const { remove } = find(resource)
      if (!remove) throw new Error(`${resource} has no call to remove`)
      const { message } = await answerOf(untypedApi.DELETE(remove, { params: { path: { id } } }))
      showToast('success', message)
      return { data: { id } }
    },

    getApiUrl: () => '/crrc_sales',
  } satisfies Answers
  // Cast because only the descriptor knows the type of a resource's records; the calling hook does not.
  return answers as DataProvider
}

/** DataProvider without the record types that only the caller names. */
type Answers = {
  [Question in 'getList' | 'getOne' | 'create' | 'update' | 'deleteOne']: (
    asked: Parameters<DataProvider[Question]>[0],
  ) => Promise<unknown>
} & Pick<DataProvider, 'getApiUrl'>
