// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readingWords } from '../../../../src/generated/record-resources'
import { shippedWords, unknownWords } from '../../../../src/web/catalogue/vocabulary/resources'
import { OfficeScreens } from '../../../../src/web/office/OfficeScreens'
import { startApp } from '../../../app'
import { renderPage } from '../../render'

const app = await startApp({ catalogue: 'demo' })
const resources = [readingWords, shippedWords, unknownWords]
const open = (at: string) =>
  renderPage(<OfficeScreens resources={resources} />, { app, user: 'editor', at })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('an unknown word opens the form with the word filled in, and is refused without a meaning', async () => {
  const { address } = await open('/office/catalogue/word/new?kind=synonym&word=swagepin')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Word/)).value).toBe('swagepin')
  type(/^Means the same as/, 'nonesuch')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText(/nonesuch/)).toBeTruthy()
  expect(address()).toContain('/new')
  type(/^Means the same as/, 'lockbolt')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe('/office/catalogue/word'))
})
