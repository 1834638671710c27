import { writeFileSync } from 'node:fs'
import { settingsPage } from './settings/page'

writeFileSync('docs/settings.md', await settingsPage())
