import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { restoreBackup } from '../../src/server/operation/backup/restore'
import { writtenKey } from '../../src/server/secrets/keys'
import { contentsOf, emptyPlace, type Place, type Result } from './restore'

/** Restores as separate processes, killed at moments spread over their run; each is then repeated. */
export async function killedProcesses(
  place: Place,
  archive: string,
  { kills }: { kills: number },
): Promise<Result> {
  const began = performance.now()
  await startRestore(place, archive).ended
  const took = performance.now() - began
  const whole = JSON.stringify(await contentsOf(place))
  await emptyPlace(place)
  const harm: string[] = []
  for (let round = 0; round < kills; round++) {
    const moment = Math.round(((round + 1) * took) / (kills + 1))
    const { child, ended } = startRestore(place, archive)
    await Promise.race([ended, wait(moment)])
    child.kill('SIGKILL')
    await ended
    const again = await restoreBackup(place, archive).then(
      () => 'done',
      (error: { fault?: string }) => error.fault ?? String(error),
    )
    // A restore that had finished before the kill reports "already restored".
    const isWhole = JSON.stringify(await contentsOf(place)) === whole
    if (!isWhole || !['done', 'already'].includes(again))
      harm.push(`killed after ${moment} ms: ${again}`)
    await emptyPlace(place)
  }
  return { name: 'Restoring processes killed and done again', tried: kills, harm }
}

function startRestore({ url, settings }: Place, archive: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/restore.ts', archive], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      DATA_DIR: settings.dataDir,
      SECRETS_KEY: settings.secretsKeys.map(writtenKey).join(),
      ...(settings.backupKey && { BACKUP_KEY: settings.backupKey }),
    },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return { child, ended }
}
