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
  expect(screen.queryByText('Nobody is waiting')).toBeNull()
  expect(screen.getByRole('navigation').ariaBusy).toBe('true')
  rerender(queue([]))
  expect(screen.getByText('Nobody is waiting')).toBeTruthy()
  expect(screen.getByRole('navigation').ariaBusy).toBe('false')
})
