// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { jointExample } from '../../../src/domain/calculation/examples'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { FindBolt } from '../../../src/web/calculation/FindBolt'

const app = await startApp({ catalogue: 'demo' })

/** A joint without a bolt. */
const wanted = Object.fromEntries(
  Object.entries(jointExample).filter(([name]) => name !== 'd' && name !== 'P'),
)

function Searched() {
  const [joint, setJoint] = useState<Record<string, unknown>>(wanted)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setJoint({ ...joint, FAmax: 90_000 })}>Load</button>
      <button onClick={() => setOpen(!isOpen)}>Question</button>
      <FindBolt
        joint={joint}
        isOpen={isOpen}
        system="metric"
        onTake={(bolt) => setJoint({ ...bolt.joint })}
      />
    </>
  )
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const found = () => within(screen.getByRole('list', { name: 'Find a bolt in the catalogue' }))
const orders = () => found().queryAllByRole('button', { name: /Reserve|cart|Use/i })

test('candidates of an earlier joint or of one in question are neither green nor ordered', async () => {
  await renderPage(<Searched />, { app, user: 'engineer', at: '/' })
  await press('Find a bolt')
  await screen.findByRole('list', { name: 'Find a bolt in the catalogue' })
  expect(orders().length).toBeGreaterThan(0)
  await press('Question')
  expect(orders()).toEqual([])
  await press('Question')
  expect(orders().length).toBeGreaterThan(0)
  await press('Load')
  expect(orders()).toEqual([])
  expect(found().getAllByText('Outdated').length).toBeGreaterThan(0)
  await press('Search again')
  await waitFor(() => expect(orders().length).toBeGreaterThan(0))
})
