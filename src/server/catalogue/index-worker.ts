import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../database/database'
import type { ReadBefore } from './catalogue-rows.sql'
import { build, type BuilderAnswer, type BuilderStart } from './index-builder'
import { buffersOf } from './selection/transfer'

/** A thread that answers what was read before with a new index, and loses the memory of it to the one that asked. */
const port = parentPort!
const { url } = workerData as BuilderStart
const pool = connect(url, 1)

port.on('message', (before: ReadBefore | undefined) => void answer(before))

async function answer(before: ReadBefore | undefined) {
  try {
    const built = await build(pool, before)
    port.postMessage(built satisfies BuilderAnswer, buffersOf(built.index))
  } catch (error) {
    port.postMessage({ error } satisfies BuilderAnswer)
  }
}
