import { Edit } from '@refinedev/antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { titleOf } from '../../../domain/forms/field-schema'
import { dataOf } from '../../calls/api'
import { language, text } from '../../language/locale'
import { untypedApi } from '../../providers/untyped-api'
import { FailedToLoad } from '../../ui/FailedToLoad'
import { WithActionBar } from '../../ui/ActionBar'
import { usePageTitle } from '../../ui/page-title'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { ChangeForm } from '../../screens/ChangeForm'
import { useRecordSchema } from '../../screens/record-schema'
import type { EditForm, Resource } from '../../screens/resource'
import { noActions } from './form-card'

/** The edit form of a record, which is refetched each time the form opens. */
export function OfficeEdit({ resource, id }: { resource: Resource; id: string }) {
  return resource.edit ? <OneForm resource={resource} edit={resource.edit} id={id} /> : null
}

function OneForm({ resource, edit, id }: { resource: Resource; edit: EditForm; id: string }) {
  const { name, title, route } = resource
  const heading = titleOf(useRecordSchema(resource), text(title), language)
  usePageTitle(heading)
  const read = async () =>
    // Safe cast: by its call's type a record is an object.
    (await dataOf(untypedApi.GET(edit.read, { params: { path: { id } } }))) as object
  const { data, error, refetch } = useQuery({
    queryKey: ['form', name, id],
    queryFn: read,
    // Never refetched while the form is open, never cached afterwards.
    staleTime: Infinity,
    gcTime: 0,
    meta: { quiet: true },
  })
  return (
    <WithActionBar>
      <Edit
        resource={name}
        recordItemId={id}
        canDelete={false}
        title={
          <h1>
            {heading} · {text('screens.edit')}
          </h1>
        }
        headerButtons={<Link to={route}>{text('screens.back')}</Link>}
        contentProps={noActions}
      >
        {data ? (
          <ChangeForm resource={resource} edit={edit} id={id} first={data} read={read} />
        ) : error ? (
          <FailedToLoad query={{ error, refetch }} />
        ) : (
          <PageSkeleton />
        )}
      </Edit>
    </WithActionBar>
  )
}
