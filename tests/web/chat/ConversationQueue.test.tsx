// @vitest-environment jsdom
import '../render'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { ConversationQueue } from '../../../src/web/chat/ConversationQueue'
import { loadTexts } from '../../../src/web/language/locale'

beforeAll(() => loadTexts())

test('the queue is called empty only once it has loaded', () => {
  const queue = (of?: []) => <ConversationQueue queue={of} chosen={undefined} onChoose={() => {}} />
  const { rerender } = render(queue())
  expect(screen.queryByText('No customers waiting')).toBeNull()
  expect(screen.getByRole('navigation').ariaBusy).toBe('true')
  rerender(queue([]))
  expect(screen.getByText('No customers waiting')).toBeTruthy()
  expect(screen.getByRole('navigation').ariaBusy).toBe('false')
})

test('a conversation shows its company, and how long the customer has waited for an agent or an answer', () => {
  const since = new Date(Date.now() - 5 * 60_000).toISOString()
  const talk = {
    customerId: 1,
    customerName: 'Lin Yue',
    accountName: 'Rail Works',
    company: 'Rail Works',
    lastText: '',
    lastSeq: 1,
    unread: 0,
    afterHours: false,
  }
  render(
    <ConversationQueue
      queue={[
        { ...talk, id: 1, state: 'waiting', waitingSince: since },
        { ...talk, id: 2, state: 'open', agentId: 9, agentName: 'Luo Jun', unansweredSince: since },
        { ...talk, id: 3, state: 'open', agentId: 9, agentName: 'Luo Jun', waitingSince: since },
      ]}
      chosen={undefined}
      onChoose={() => {}}
    />,
  )
  const [waiting, open, answered] = screen.getAllByRole('button')
  expect(waiting?.textContent).toMatch(/Lin YueRail WorksWaiting for 5 min/)
  expect(open?.textContent).toMatch(/Rail WorksLuo JunUnanswered for 5 min/)
  expect(answered?.textContent).not.toMatch(/for 5 min/)
})
