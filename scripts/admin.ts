import { translate } from '../src/i18n/translate'
import { addOperator, renewOperatorLink, type Made } from '../src/server/account/first-operator'
import { openDatabase, type Pool } from '../src/server/database/database'
import { readSettings, type Settings } from '../src/server/settings/settings'
import type { Language } from '../src/domain/language/language'
import { nothingDone, runCommand } from './run/command'
import { noShopAt } from './codegen/place'
import { languageOfTerminal } from './run/terminal-language'

/** npm run admin -- add NAME MAIL: creates an operator who can log in to the office. */
const usage = `npm run admin -- add NAME MAIL   makes an operator and prints the link that sets the password
npm run admin -- link NAME       prints a new link for somebody of the staff

Run with the settings of the server (DATA_DIR or DATABASE_URL, PUBLIC_URL), whether it runs or not.
Ends with 0 when it is done, 1 when it is refused, 2 when nothing could be done.`

await runCommand(() => main(process.argv.slice(2)))

type Task = (pool: Pool, settings: Settings, language: Language) => Promise<Made>

/** Parses the arguments into a task and its message. */
function taskOf([what, username = '', email = '', ...more]: string[]) {
  const count = [username, email, ...more].filter(Boolean).length
  const add: Task = (pool, settings, language) =>
    addOperator(pool, { username, email }, settings, language)
  const link: Task = (pool, settings, language) =>
    renewOperatorLink(pool, username, settings, language)
  if (what === 'add' && count === 2)
    return { username, run: add, messageKey: 'people.admin.made' } as const
  if (what === 'link' && count === 1)
    return { username, run: link, messageKey: 'people.admin.link' } as const
  return undefined
}

async function main(args: string[]): Promise<number> {
  const task = taskOf(args)
  if (!task) {
    console.error(usage)
    return nothingDone
  }
  const settings = readSettings()
  const language = languageOfTerminal()
  const fault = await noShopAt(settings, language)
  if (fault) {
    console.error(fault)
    return nothingDone
  }
  const database = await openDatabase(settings)
  try {
    const made = await task.run(database.pool, settings, language)
    if ('faults' in made) {
      for (const sentence of made.faults) console.error(sentence)
      return 1
    }
    const { username, messageKey } = task
    console.log(translate(language, messageKey, { username, link: made.link }))
    if (made.isMailed) console.log(translate(language, 'people.admin.mailed'))
    return 0
  } finally {
    await database.close()
  }
}
