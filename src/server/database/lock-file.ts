import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from './error-code'

/** Runs `work` while holding a lock file with this process id; a dead process's file does not count. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
      const pid = Number(readText(file))
      if (pid && !alive(pid)) fs.rmSync(file, { force: true })
      if (attempt > 600) throw new Error(`${file} is held by process ${pid}`)
      await wait(100)
    }
  }
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Text of a file; empty if it does not exist. */
export function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
