import { SettingsError } from '../../src/server/settings/settings-error'

/** Exit code of a command that could do nothing; its help explains 0 and 1. */
export const nothingDone = 2

/**
 * Runs a command and exits with the code it returns. An invalid setting is reported by its message, any other error
 * with its stack; in both cases nothing was done.
 */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error)
    process.exitCode = nothingDone
  }
}
