import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../../database/database'
import { build, type BuilderAnswer, type BuilderStart, type Built } from './builder'

/** A thread that answers what was built before with a new index, whose arrays lie in memory that all threads see. */
const port = parentPort!
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
