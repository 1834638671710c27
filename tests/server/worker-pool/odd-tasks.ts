import { Refusal } from '../../../src/server/http/errors'
import { serveTasks } from '../../../src/server/worker-pool/serve'
import type { AnyTask, Task } from '../../../src/server/worker-pool/task'

const task = <Input, Output>(
  name: string,
  work: (input: Input) => Output | Promise<Output>,
  seconds = 60,
): Task<Input, Output> => ({ name, seconds, load: () => Promise.resolve(work) })

/** Tasks that fail in all ways, or wait for a signal. */
export const oddTasks = {
  double: task('double', (figure: number) => 2 * figure),
  /**
   * Waits until the first number is set. The second counts running tasks, the third started ones; both are returned.
   */
  wait: task('wait', (shared: SharedArrayBuffer) => {
    const figures = new Int32Array(shared)
    const place = Atomics.add(figures, 2, 1)
    const running = Atomics.add(figures, 1, 1) + 1
    Atomics.wait(figures, 0, 0)
    Atomics.sub(figures, 1, 1)
    return { place, running }
  }),
  forever: task(
    'forever',
    (): number => {
      for (;;);
    },
    1,
  ),
  refuse: task('refuse', (): number => {
    throw new Refusal('files.empty', { values: { limit: 3 } })
  }),
  fail: task('fail', (): number => {
    throw new TypeError('not foreseen')
  }),
  exit: task('exit', (): number => process.exit(1)),
  memory: task('memory', (): number => {
    const kept: unknown[] = []
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => ({ at })))
  }),
}

if (import.meta.url.endsWith('odd-tasks.mjs'))
  serveTasks(Object.values(oddTasks) as unknown as AnyTask[])
