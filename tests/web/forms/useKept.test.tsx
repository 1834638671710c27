// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../../src/domain/schemas'
import { queries } from '../../../src/web/calls/api'
import { RenameReport } from '../../../src/web/calculation/RenameReport'
import { SaveReport } from '../../../src/web/calculation/SaveReport'
import { Composer } from '../../../src/web/chat/Composer'
import { ConversationActions } from '../../../src/web/chat/ConversationActions'
import { Rating } from '../../../src/web/chat/Rating'
import { ReturnDialog } from '../../../src/web/content/editing/StepDialogs'
import { loadTexts, text } from '../../../src/web/language/locale'
import { PartNumber } from '../../../src/web/orders/cart/PartNumber'
import { QuickEntryDialog } from '../../../src/web/orders/cart/QuickEntryDialog'
import { beginSession, endSession, forgetUser } from '../../../src/web/session/session'

const nothing = () => undefined

interface Place {
  name: string
  /** Renders the part of a page for one record. */
  draw: (record: number) => ReactNode
  /** Opens it as a user does, if it is closed. */
  open?: () => void
  /** True if it does not depend on a record. */
  single?: boolean
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const conversation = (id: number) =>
  ({ id, state: 'open', locale: 'en_US' }) as unknown as Parameters<
    typeof ConversationActions
  >[0]['conversation']

const acts = (act: 'chat.transfer' | 'chat.note.add' | 'chat.close'): Place => ({
  name: `the note of ${act}`,
  draw: (id) => <ConversationActions conversation={conversation(id)} isMine />,
  open: () => press(text(act)),
})

const places: Place[] = [
  {
    name: 'the chat of a customer',
    draw: () => <Composer draft="chat.composer" onText={nothing} onFile={nothing} />,
    single: true,
  },
  {
    name: 'the console of an agent',
    draw: (id) => <Composer draft={`chat.answer.${id}`} onText={nothing} onFile={nothing} />,
  },
  acts('chat.transfer'),
  acts('chat.note.add'),
  acts('chat.close'),
  { name: 'the rating of the service', draw: () => <Rating onRated={nothing} />, single: true },
  {
    name: 'the name of a new report',
    draw: (product) => <SaveReport product={product} report={undefined} />,
  },
  {
    name: 'another name of a report',
    draw: (id) => (
      <RenameReport record={{ id, name: 'Door' } as Schemas['CalculationReport']} small />
    ),
    open: () => press(text('calculation.rename')),
  },
  {
    name: 'why a content is returned',
    draw: (id) => (
      <ReturnDialog draft={`returning.${id}`} busy={false} onClose={nothing} onReturn={nothing} />
    ),
  },
  {
    name: 'the own part number in the cart',
    draw: (id) => (
      // The component reads only these properties of a cart line.
      <PartNumber
        line={{ id, model: 'M12' } as unknown as Parameters<typeof PartNumber>[0]['line']}
      />
    ),
    open: () => press(text('orders.partNo.add')),
  },
  { name: 'the quick entry', draw: () => <QuickEntryDialog onClose={nothing} />, single: true },
]

const logIn = (id: number) =>
  beginSession({
    access_token: 'a',
    refresh_token: 'r',
    expires_in: 3600,
    // The tab reads only the user's id.
    user: { id, staffRoles: ['agent'] } as unknown as Schemas['User'],
  } as Schemas['Session'])

beforeEach(async () => {
  window.sessionStorage.clear()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  await loadTexts()
  logIn(1)
})

/** Remounts it: only the tab's storage survives. */
function draw({ draw: drawn, open }: Place, record = 7): HTMLInputElement {
  cleanup()
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{drawn(record)}</MemoryRouter>
    </QueryClientProvider>,
  )
  open?.()
  const fields = screen.getAllByRole('textbox', { hidden: true })
  // Inputs and textareas both have a value.
  return fields.at(-1) as HTMLInputElement
}

const typed = 'not sent yet'

test.each(places)('$name gives back what was typed and not sent', (place) => {
  fireEvent.change(draw(place), { target: { value: typed } })
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(draw(place).value, 'after Escape, a reload and a change of language').toBe(typed)

  if (!place.single) expect(draw(place, 8).value, 'of another record').not.toBe(typed)
  expect(draw(place).value, 'after a look at another record').toBe(typed)

  endSession()
  logIn(1)
  expect(draw(place).value, 'after the end of the session').toBe(typed)

  endSession()
  logIn(2)
  expect(draw(place).value, 'to another user').not.toBe(typed)
  endSession()
  logIn(1)
  expect(draw(place).value, 'after another user was there').toBe(typed)
})

test.each(places)('$name leaves nothing of it after a log-out', (place) => {
  fireEvent.change(draw(place), { target: { value: typed } })
  const field = draw(place)
  forgetUser()
  // The page is about to unload but still reacts to input.
  fireEvent.change(field, { target: { value: `${typed}, still` } })
  cleanup()
  expect(JSON.stringify(window.sessionStorage)).not.toContain(typed)
})

test('sent input does not come back', () => {
  const place = places[0]!
  const field = draw(place)
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(draw(place).value).toBe('')
})
