import { STATUS_CODES } from 'node:http'
import { expect, test } from 'vitest'
import { refusalStatuses } from '../../../src/generated/refusal-statuses'
import { Refusal } from '../../../src/server/http/errors'

test('a refusal answers with the status that its text names', () => {
  expect(new Refusal('orders.notFound').status).toBe(404)
  expect(new Refusal('office.conflict').status).toBe(409)
})

test('a text without a status does not compile as a refusal, so none gets a status by accident', () => {
  // @ts-expect-error: a success text has no status.
  expect(new Refusal('common.done').status).toBeUndefined()
})

test('every refusal answers with the status of an error', () => {
  const others = Object.entries(refusalStatuses).filter(
    ([, status]) => !(status in STATUS_CODES) || status < 400,
  )
  expect(others).toEqual([])
})
