import { format, resolveConfig } from 'prettier'
import { limitsOf, settingNames, settingSchemas } from '../../src/server/settings/environment'

const path = 'docs/settings.md'

/** Writes docs/settings.md from the schema of the settings. */
export async function settingsPage(): Promise<string> {
  const rows = settingNames.map((name) => {
    const schema = settingSchemas[name]
    const fallback = schema['x-default'] ?? code(String(schema.default ?? ''))
    const limits = limitsOf(schema)?.replaceAll('|', '\\|') ?? ''
    const sign = schema['x-office'] ? ' ◦' : ''
    return `| \`${name}\`${sign} | ${fallback} | ${limits} | ${schema.description} |`
  })
  const text = [
    '# Settings',
    '',
    'Environment variables of the server; none has to be set, and an empty one counts as not set.',
    '',
    'Settings marked ◦ can also be changed in the back office, for all processes at once. The environment comes first.',
    '',
    '| Name | Default | Values | Meaning |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    'This page is written by `npx tsx scripts/settings.ts` from `src/server/settings/environment.json` and `mail-events.ts`.',
    '',
  ]
  return format(text.join('\n'), { ...(await resolveConfig(path)), parser: 'markdown' })
}

const code = (text: string) => text && `\`${text}\``
