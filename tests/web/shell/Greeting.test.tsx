// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { asking } from '../../../src/web/forms/leaving'
import { Greeting } from '../../../src/web/shell/Greeting'
import { currentUser } from '../../../src/web/session/session'

const app = await startApp()

test('a user who stays when asked about an open form is still logged in and can log out later', async () => {
  const answer = vi.fn(() => false)
  asking.add(answer)
  await renderPage(<Greeting />, { app, user: 'buyer', at: '/' })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log out' })
  fireEvent.click(button)
  await vi.waitFor(() => expect(button.disabled).toBe(false))
  expect(answer).toHaveBeenCalledOnce()
  expect(currentUser()?.username).toBe('buyer')
  asking.delete(answer)
})
