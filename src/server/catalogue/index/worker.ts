import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../../database/database'
import { build, type BuilderAnswer, type BuilderStart, type Built } from './builder'
import { present } from '../../../domain/lists/items'

/** Worker thread that builds a new index from the previous one; the arrays are in shared memory. */
const port = present(parentPort, 'port of a worker thread')
const { url } = workerData as BuilderStart
const pool = connect(url, 1)

port.on('message', (before: Built | undefined) => void answer(before))

async function answer(before: Built | undefined) {
  try {
    port.postMessage((await build(pool, before)) satisfies BuilderAnswer)
  } catch (error) {
    port.postMessage({ error } satisfies BuilderAnswer)
  }
}
