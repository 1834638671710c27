import { openDatabase } from '../src/server/database/database'
import { keyState, openSecrets, resetSecrets, rotateKey } from '../src/server/secrets/open'
import { rotateSigningKeys } from '../src/server/secrets/signing-keys.sql'
import { readSettings } from '../src/server/settings/settings'
import { translate } from '../src/i18n/translate'
import { nothingDone, runCommand } from './run/command'
import { noShopAt } from './codegen/place'
import { languageOfTerminal } from './run/terminal-language'

const help = `npm run secrets -- status                 which key encrypts the secrets, and which keys are there
npm run secrets -- rotate                 encrypts everything with a new key; the old one is not needed any more
npm run secrets -- rotate-tokens [--now]  new keys for tokens; running tokens stay valid, or with --now everybody is logged out
npm run secrets -- reset                  the key is lost: gives up what it encrypted; everybody logs in again`

/** npm run secrets: manages the keys that encrypt secrets in the database and those that sign tokens. */
await runCommand(() => main(process.argv.slice(2)))

async function main(args: string[]): Promise<number> {
  const command = args.join(' ')
  if (!['status', 'rotate', 'rotate-tokens', 'rotate-tokens --now', 'reset'].includes(command)) {
    console.error(help)
    return nothingDone
  }
  const language = languageOfTerminal()
  const settings = readSettings()
  const fault = await noShopAt(settings, language)
  if (fault) {
    console.error(fault)
    return nothingDone
  }
  const database = await openDatabase(settings)
  const { pool } = database
  try {
    if (command === 'reset') {
      const { factors } = await resetSecrets(pool, settings)
      console.log(translate(language, 'operation.secrets.reset', { factors }))
    } else if (command === 'rotate') {
      await openSecrets(pool, settings)
      const { id, values } = await rotateKey(pool, settings)
      console.log(translate(language, 'operation.secrets.rotated', { id, values }))
    } else if (command.startsWith('rotate-tokens')) {
      await openSecrets(pool, settings)
      await rotateSigningKeys(pool, { now: command.endsWith('--now') })
      console.log(translate(language, 'operation.secrets.tokensRotated'))
    } else {
      const { current, known, where } = await keyState(pool, settings)
      const keys = known.join(', ') || '–'
      console.log(
        translate(language, 'operation.secrets.status', { current: current ?? '–', keys, where }),
      )
    }
    return 0
  } finally {
    await database.close()
  }
}
