import { parseArgs } from 'node:util'
import { translate } from '../src/i18n/translate'
import type { Head } from '../src/server/audit/seal.sql'
import { verifyAudit } from '../src/server/audit/verify'
import { openDatabase } from '../src/server/database/database'
import { readSettings } from '../src/server/settings/settings'
import { nothingDone, runCommand } from './run/command'
import { noShopAt } from './codegen/place'
import { languageOfTerminal } from './run/terminal-language'

/** npm run audit -- verify [--expect NUMBER:HASH]: verifies the hash chain of the audit log. */
const usage = `npm run audit -- verify [--expect NUMBER:HASH]

Goes through the chain of the audit log. --expect names a line and its hash that were written down before, as this
command, the page of the audit log and every backup tell them: only so is it seen that the end was replaced.
Ends with 0 when the log holds, 1 when it was tampered with, 2 when nothing could be done.`

await runCommand(main)

async function main(): Promise<number> {
  const expected = readArguments()
  if (expected === 'wrong') {
    console.error(usage)
    return nothingDone
  }
  const { databaseUrl, dataDir } = readSettings()
  const language = languageOfTerminal()
  const fault = await noShopAt({ databaseUrl, dataDir }, language)
  if (fault) {
    console.error(fault)
    return nothingDone
  }
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    const { lines, unsealed, forgotten, head, broken } = await verifyAudit(
      database.longRunning,
      expected,
    )
    if (broken) {
      const fault = translate(language, `operation.audit.fault.${broken.fault}`)
      const values = { line: broken.line, id: broken.id ?? '–', fault }
      console.error(translate(language, 'operation.audit.broken', values))
      return 1
    }
    console.log(translate(language, 'operation.audit.holds', { lines, unsealed, forgotten }))
    console.log(translate(language, 'operation.audit.head', { head: `${head.seq}:${head.hash}` }))
    return 0
  } finally {
    await database.close()
  }
}

function readArguments(): Head | undefined | 'wrong' {
  try {
    const options = { expect: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    if (positionals.length !== 1 || positionals[0] !== 'verify') return 'wrong'
    if (values.expect === undefined) return undefined
    const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.expect) ?? []
    return seq && hash ? { seq: Number(seq), hash } : 'wrong'
  } catch {
    return 'wrong'
  }
}
