import { useOne } from '@refinedev/core'
import type { ReactNode } from 'react'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { NoRecord, type Back } from './OneRecord'
import { columnsOf, nameOf, useRecordSchema } from './record-schema'
import { isOffice, type Resource, type Row } from './resource'

interface Props {
  resource: Resource
  /** The id in the address. */
  id: string
  children: (opened: { record: Row; schema: FieldSchema; heading: string }) => ReactNode
}

/** Loads the record of a generated detail; explains why it cannot be shown. */
export function OpenRecord({ resource, id, children }: Props) {
  const { name, title, route } = resource
  const schema = useRecordSchema(resource)
  const known = /^[1-9]\d{0,8}$/.test(id)
  const { query, result } = useOne<Row>({
    resource: name,
    id,
    queryOptions: {
      meta: { quiet: true, changesWithMessages: true },
      enabled: known,
      // Another user may have changed the record meanwhile.
      refetchOnMount: 'always',
    },
    errorNotification: false,
  })
  const kind = titleOf(schema, text(title), language)
  const heading = [kind, isOffice(resource) && result && shortName(result, schema)]
    .filter(Boolean)
    .join(' · ')
  const gone = known ? query.error?.status === 404 && query.error.message : text('screens.missing')
  usePageTitle(gone || heading)

  const back: Back = { to: route, title: 'screens.back' }
  if (gone) return <NoRecord title={gone} back={back} />
  if (query.isPending) return <PageSkeleton />
  if (query.isError || !result)
    return (
      <NoRecord title={text('screens.failed')} hint={query.error?.message} back={back}>
        <Button onClick={() => void query.refetch()}>{text('screens.retry')}</Button>
      </NoRecord>
    )
  return children({ record: result, schema, heading })
}

/** The record's name, if it is short. */
function shortName(row: Row, schema: FieldSchema): string | undefined {
  const words = columnsOf(schema).filter(([, { format }]) => format === undefined)
  const name = nameOf(row, words)
  return name.length <= 60 ? name : undefined
}
