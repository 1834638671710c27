import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../database/database'
import { indexBuilding, type BuilderAnswer, type BuilderStart } from './index-builder'
import { buffersOf } from './selection/transfer'

/** A thread that answers each message with a new index and loses the memory of it to the one that asked. */
const port = parentPort!
const { url } = workerData as BuilderStart
const build = indexBuilding(connect(url, 1))

port.on('message', () => void answer())

async function answer() {
  try {
    const index = await build()
    port.postMessage({ index } satisfies BuilderAnswer, buffersOf(index))
  } catch (error) {
    port.postMessage({ error } satisfies BuilderAnswer)
  }
}
