import {
  derivedDefaults,
  limitsOf,
  settingNames,
  settingSchemas,
  type SettingName,
  type SettingSchema,
  type Variables,
} from './environment'

/** A setting for its page; of secrets only whether they are set. */
export interface DescribedSetting {
  name: SettingName
  schema: SettingSchema
  value: string | undefined
  fallback: string | undefined
  limits: string | undefined
  secret: boolean
}

/** All settings in the order of the schema. */
export function describeSettings(env: Variables = process.env): DescribedSetting[] {
  const derived: Partial<Record<SettingName, string>> = derivedDefaults(env)
  return settingNames.map((name) => {
    const schema = settingSchemas[name]
    const secret = schema.writeOnly ?? false
    return {
      name,
      schema,
      value: secret && env[name] ? '*' : env[name],
      fallback: derived[name] ?? (String(schema.default ?? '') || undefined),
      limits: limitsOf(schema),
      secret,
    }
  })
}
