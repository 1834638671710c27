import { keepPreviousData } from '@tanstack/react-query'
import type { Resource } from './resource'

/** The options of a list's table, with and without antd. */
export const tableOptions = ({ name, pageSize }: Resource) => ({
  resource: name,
  pagination: { pageSize },
  queryOptions: { placeholderData: keepPreviousData, meta: { quiet: true } },
  errorNotification: false as const,
})
