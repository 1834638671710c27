import { writeFileSync } from 'node:fs'
import { retentionPage } from '../src/server/retention/page'

writeFileSync('docs/retention.md', retentionPage())
