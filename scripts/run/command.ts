import { SettingsError } from '../../src/server/settings/settings-error'

/** Ends a command that could do nothing; what 0 and 1 say, its help tells. */
export const nothingDone = 2

/**
 * Runs a command, which answers with what it ends. A wrong setting is told in its sentence, anything else with all that is
 * known of it; in neither case was anything done.
 */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error)
    process.exitCode = nothingDone
  }
}
