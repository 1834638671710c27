import { useCreate } from '@refinedev/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { titleOf } from '../../domain/field-schema'
import { SchemaForm } from '../forms/SchemaForm'
import { language, text } from '../locale'
import { usePageTitle } from '../ui/page-title'
import { useRecordSchema } from './record-schema'
import type { Resource } from './resource'
import styles from './ResourceList.module.css'

/**
 * A new record: the form of the type that its call takes; afterwards the list shows it. What the address says of its
 * fields (`new?orderCode=…`) stands in it already, unless something was typed before.
 */
export function ResourceForm({ resource }: { resource: Resource }) {
  const { name, title, route, create } = resource
  const navigate = useNavigate()
  const [given] = useSearchParams()
  const heading = titleOf(useRecordSchema(resource), text(title), language)
  usePageTitle(heading)
  const { mutateAsync } = useCreate({
    resource: name,
    mutationOptions: { meta: { quiet: true } },
    errorNotification: false,
    successNotification: false,
  })
  if (!create) return null
  return (
    <section className={styles.list}>
      <header className={styles.header}>
        <h1>{heading}</h1>
        <Link to={route}>{text('screens.back')}</Link>
      </header>
      <SchemaForm
        schema={create.schema}
        draft={name}
        value={Object.fromEntries(given)}
        submitText={text('screens.save')}
        onSubmit={async (values) => {
          await mutateAsync({ values })
          await navigate(route)
        }}
      />
    </section>
  )
}
