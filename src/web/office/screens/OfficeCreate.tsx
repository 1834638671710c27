import { Create } from '@refinedev/antd'
import { useCreate } from '@refinedev/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { titleOf, type FieldSchema } from '../../../domain/forms/field-schema'
import { currentName, type Rename } from '../../../domain/forms/renames'
import { renames } from '../../../generated/renames'
import { SchemaForm } from '../../forms/SchemaForm'
import { useFormParts } from '../../forms/useFormParts'
import { queries } from '../../calls/api'
import { language, text } from '../../language/locale'
import { WithActionBar } from '../../ui/ActionBar'
import { usePageTitle } from '../../ui/page-title'
import { useRecordSchema } from '../../screens/record-schema'
import { useFormContextOf, type CreateForm, type Resource } from '../../screens/resource'
import { noActions } from './form-card'

/**
 * The form of a new record; after saving, the list shows the record. Query parameters (`new?orderCode=…`) are initial
 * values, unless a draft exists.
 */
export function OfficeCreate({ resource }: { resource: Resource }) {
  return resource.create ? <NewRecord resource={resource} create={resource.create} /> : null
}

function NewRecord({ resource, create }: { resource: Resource; create: CreateForm }) {
  const { name, title, route } = resource
  const context = useFormContextOf(resource)
  const { texts } = useFormParts(create.schema)
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
  return (
    <WithActionBar>
      <Create
        resource={name}
        title={<h1>{heading}</h1>}
        headerButtons={<Link to={route}>{text('screens.back')}</Link>}
        contentProps={noActions}
      >
        <SchemaForm
          schema={create.schema}
          draft={name}
          guard
          isMain
          value={valuesOf(given, texts, renames[create.schema])}
          {...(context && { context })}
          submitText={text('screens.save')}
          onSubmit={async (values) => {
            await mutateAsync({ values })
            void queries.invalidateQueries({ queryKey: ['data'] })
            await navigate(route)
          }}
        />
      </Create>
    </WithActionBar>
  )
}

/** Query parameters as values of the form's fields; numbers become numbers, and true a tick. */
function valuesOf(
  given: URLSearchParams,
  { properties = {} }: FieldSchema,
  renames: readonly Rename[] = [],
) {
  const valueOf = (name: string, value: string) => {
    const { type = 'string' } = properties[name] ?? {}
    if (type === 'boolean') return value === 'true'
    return ['integer', 'number'].includes(type) ? Number(value) : value
  }
  return Object.fromEntries(
    [...given]
      .map(([name, value]) => [currentName(name, renames), value] as const)
      .filter(([name]) => name in properties)
      .map(([name, value]) => [name, valueOf(name, value)]),
  )
}
