import { useOne } from '@refinedev/core'
import { Descriptions, Table } from 'antd'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { groupsOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { FieldValue, isNumber } from './FieldValue'
import { columnsOf, nameOf, useRecordSchema, type NamedField } from './record-schema'
import { NoRecord, type Back } from './OneRecord'
import { isOffice, tonesOf, type Resource, type Row } from './resource'
import { RowActions } from './RowActions'
import { useWide } from './useWide'
import styles from './ResourceList.module.css'

/** A record with all fields in the order of its schema; lists inside it are tables below. */
export function ResourceDetail({ resource, id }: { resource: Resource; id: string }) {
  const { name, title, route } = resource
  const schema = useRecordSchema(resource)
  const wide = useWide()
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

  const fields = Object.entries(schema.properties ?? {}).filter(
    ([field, part]) => isShown([field, part]) && result[field] !== undefined,
  )
  return (
    <section className={styles.list}>
      <header className={styles.header}>
        <h1>{heading}</h1>
        <RowActions resource={resource} row={result} />
        <Link to={route}>{text('screens.back')}</Link>
      </header>
      {groupsOf(
        schema,
        fields.filter(([, field]) => !isList(field)),
        language,
      ).map((group) => (
        <Fragment key={group.heading ?? ''}>
          {group.heading && <h2>{group.heading}</h2>}
          <Descriptions
            bordered
            layout={wide ? 'horizontal' : 'vertical'}
            column={{ xs: 1, sm: 1, md: 2 }}
            items={group.fields.map(([field, part]) => ({
              key: field,
              label: titleOf(part, field, language),
              children: (
                <FieldValue schema={part} value={result[field]} tones={tonesOf(resource, field)} />
              ),
            }))}
          />
        </Fragment>
      ))}
      {fields
        .filter(([, field]) => isList(field))
        .map(([field, part]) => (
          // Safe cast: the schema says that this is a list of objects.
          <InnerList key={field} name={field} schema={part} rows={result[field] as Row[]} />
        ))}
    </section>
  )
}

const isShown = ([name, field]: NamedField) => name !== 'id' && field['x-widget'] !== 'hidden'

/** The record's name, if it is short. */
function shortName(row: Row, schema: FieldSchema): string | undefined {
  const words = columnsOf(schema).filter(([, { format }]) => format === undefined)
  const name = nameOf(row, words)
  return name.length <= 60 ? name : undefined
}

const isList = ({ items }: FieldSchema) => items?.properties !== undefined

function InnerList({ name, schema, rows }: { name: string; schema: FieldSchema; rows: Row[] }) {
  if (rows.length === 0) return null
  const { items = {} } = schema
  const marked = columnsOf(items)
  const columns =
    marked.length > 0 ? marked : Object.entries(items.properties ?? {}).filter(isShown)
  return (
    <>
      <h2>{titleOf(schema, name, language)}</h2>
      <div className={styles.records}>
        <Table<Row>
          dataSource={rows}
          rowKey="id"
          pagination={false}
          columns={columns.map(([field, part]) => ({
            key: field,
            dataIndex: field,
            title: titleOf(part, field, language),
            align: isNumber(part) ? 'right' : 'left',
            className: styles.cell,
            render: (value: unknown) => <FieldValue schema={part} value={value} />,
          }))}
        />
      </div>
    </>
  )
}
