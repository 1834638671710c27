import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsPage } from '../../../scripts/settings/page'

test('docs/settings.md shows the schema of the settings; npx tsx scripts/settings.ts writes it', async () => {
  expect(readFileSync('docs/settings.md', 'utf8')).toBe(await settingsPage())
})
