import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { endOf, type AnyTask, type TaskEnd, type TaskEnvironment, type TaskStart } from './task'

/** Runs tasks one after the other in a worker thread. */
export function serveTasks(tasks: readonly AnyTask[]): void {
  const port = parentPort
  if (!port) throw new Error('Tasks are served in a thread')
  const environment: TaskEnvironment = workerData
  const byName = new Map(tasks.map((task) => [task.name, task]))
  giveWay()
  port.on('message', ({ id, name, input }: TaskStart) => {
    void run(name, input)
      .then((output): TaskEnd => ({ id, output }))
      .catch((error: unknown) => endOf(id, error))
      .then((end) => port.postMessage(end))
  })

  async function run(name: string, input: unknown): Promise<unknown> {
    const task = byName.get(name)
    if (!task) throw new Error(`There is no task ${name}`)
    const work = await task.load()
    // The task was chosen together with its input.
    return work(input as never, environment)
  }
}

/** Lowers the priority of this thread below that of requests. Only Linux has priorities per thread. */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (thread > 0) setPriority(thread, 10)
  } catch {
    // Unsupported system, or not permitted.
  }
}
