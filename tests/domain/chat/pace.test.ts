import { expect, test } from 'vitest'
import { emptyLine, giveUp, type Line, type Outgoing } from '../../../src/domain/chat/line'
import { freshPace, nextPortion } from '../../../src/domain/chat/pace'

const waiting = (count: number): Outgoing[] =>
  Array.from({ length: count }, (_, place) => ({
    clientId: `m${place}`,
    logType: 1 as const,
    content: `${place}`,
  }))

test('a thousand waiting messages go in their order, at most twenty unconfirmed and twenty a second', () => {
  let line: Line = emptyLine(0, waiting(1000))
  let pace = freshPace
  const sent: string[] = []
  let second = 0
  for (; line.outbox.length > 0; second++) {
    const next = nextPortion(line, pace, second * 1000)
    expect(next.outgoing.length).toBeLessThanOrEqual(20)
    expect(nextPortion(line, next.pace, second * 1000 + 1).outgoing).toEqual([])
    pace = next.pace
    sent.push(...next.outgoing.map(({ clientId }) => clientId))
    for (const { clientId } of next.outgoing) line = giveUp(line, clientId)
    // All are confirmed, but the second must still pass.
    const early = nextPortion(line, pace, second * 1000 + 500)
    expect(early.outgoing).toEqual([])
    if (line.outbox.length > 0) expect(early.lookIn).toBe(500)
  }
  expect(sent).toEqual(waiting(1000).map(({ clientId }) => clientId))
  expect(second).toBe(50)
})

test('an unconfirmed message is sent once per socket and again over the next one', () => {
  const line = emptyLine(0, waiting(3))
  const { pace, outgoing } = nextPortion(line, freshPace, 0)
  expect(outgoing).toHaveLength(3)
  expect(nextPortion(line, pace, 5000).outgoing).toEqual([])
  expect(nextPortion(line, freshPace, 5000).outgoing).toHaveLength(3)
})
