import { Show } from '@refinedev/antd'
import { Descriptions } from 'antd'
import { Link } from 'react-router'
import { titleOf } from '../../../domain/forms/field-schema'
import { language, text } from '../../language/locale'
import { FieldValue } from '../../screens/FieldValue'
import { addressOfField } from '../../screens/page-address'
import { OpenRecord } from '../../screens/OpenRecord'
import { RecordContent, type FieldsProps } from '../../screens/RecordContent'
import type { NamedField } from '../../screens/record-schema'
import { tonesOf, type Resource, type Row } from '../../screens/resource'
import { RowActions } from '../../screens/RowActions'
import { WithActionBar } from '../../ui/ActionBar'
import styles from './OfficeShow.module.css'

/** A record of the office with all fields in the order of its schema, and its actions. */
export function OfficeShow({ resource, id }: { resource: Resource; id: string }) {
  return (
    <OpenRecord resource={resource} id={id}>
      {({ record, schema, heading }) => (
        <WithActionBar actions={<RowActions resource={resource} row={record} />}>
          <Show
            resource={resource.name}
            recordItemId={id}
            title={<h1>{heading}</h1>}
            headerButtons={<Link to={resource.route}>{text('screens.back')}</Link>}
            contentProps={{ className: styles.card }}
          >
            <div className={styles.content}>
              <RecordContent resource={resource} schema={schema} record={record} Fields={Fields} />
            </div>
          </Show>
        </WithActionBar>
      )}
    </OpenRecord>
  )
}

function Fields({ resource, fields, record }: FieldsProps) {
  return (
    <Descriptions
      bordered
      size="small"
      column={{ xs: 1, sm: 1, md: 2, xxl: 3 }}
      items={fields.map(([name, field]) => ({
        key: name,
        label: titleOf(field, name, language),
        children: <Field resource={resource} record={record} name={name} field={field} />,
      }))}
    />
  )
}

function Field({
  resource,
  record,
  name,
  field,
}: {
  resource: Resource
  record: Row
  name: string
  field: NamedField[1]
}) {
  const shown = <FieldValue schema={field} value={record[name]} tones={tonesOf(resource, name)} />
  const address = addressOfField(resource, name, record)
  return address ? <Link to={address}>{shown}</Link> : shown
}
