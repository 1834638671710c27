import type { Schemas } from '../../../domain/schemas'
import type { FormContext } from '../../forms/form-context'
import { text } from '../../language/locale'
import { VersionedForm } from '../../screens/VersionedForm'
import { readProfile, saveBase, useProfile } from './profile'

const all = [
  'contactName',
  'contactNameEn',
  'identityName',
  'identityNameEn',
  'industry',
  'region',
] as const
type Field = (typeof all)[number]

/** A form of some profile fields; on a conflict with another tab it shows both versions. */
export function ProfileForm({
  name,
  fields,
  context,
}: {
  name: string
  fields: readonly Field[]
  context: FormContext
}) {
  const profile = useProfile()
  return (
    <VersionedForm
      schema="BaseUpdate"
      name={name}
      record={contentOf(profile, fields)}
      read={async () => contentOf(await readProfile(), fields)}
      hidden={all.filter((field) => !fields.includes(field))}
      guard
      context={context}
      submitText={text('settings.save')}
      // A cleared field is sent as empty; an omitted field stays unchanged.
      save={({ version, ...typed }) =>
        saveBase({
          ...(version !== undefined && { version }),
          ...Object.fromEntries(fields.map((field) => [field, typed[field] ?? ''])),
        })
      }
    />
  )
}

/** An empty selection is sent as no value. */
const contentOf = (profile: Schemas['Profile'], fields: readonly Field[]) => ({
  version: profile.version,
  ...Object.fromEntries(
    fields.filter((field) => profile[field] !== '').map((field) => [field, profile[field]]),
  ),
})
