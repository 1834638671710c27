import { Link } from 'react-router'
import { text } from '../language/locale'
import { FieldList } from './FieldList'
import { OpenRecord } from './OpenRecord'
import { RecordContent } from './RecordContent'
import { contentOf, type Resource } from './resource'
import styles from './ResourceList.module.css'
import { RowActions } from './RowActions'

/** A record with all fields in the order of its schema, or as its resource draws it. */
export function ResourceDetail({ resource, id }: { resource: Resource; id: string }) {
  const Content = contentOf(resource)
  return (
    <OpenRecord resource={resource} id={id}>
      {({ record, schema, heading }) => (
        <section className={styles.list}>
          <header className={styles.header}>
            <h1>{heading}</h1>
            <RowActions resource={resource} row={record} />
            <Link to={resource.route}>{text('screens.back')}</Link>
          </header>
          {Content ? (
            <Content record={record} schema={schema} />
          ) : (
            <RecordContent resource={resource} schema={schema} record={record} Fields={FieldList} />
          )}
        </section>
      )}
    </OpenRecord>
  )
}
