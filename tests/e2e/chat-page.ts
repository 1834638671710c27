import type { Locator, Page } from '@playwright/test'
import { expect, type Portal } from './portal'

/** The customer's chat, located as a person would. */
export function customerChat(page: Page, { text }: Portal) {
  const dialog = page.getByRole('dialog', { name: text('chat.title') })
  return {
    dialog,
    /** Opens the dialog, in which the robot greets the customer. */
    open: async (greeting = text('chat.greeting')) => {
      const label = new RegExp(`^${text('shell.side.consult')}`)
      await page.getByRole('button', { name: label }).click()
      await expect(dialog).toContainText(greeting)
    },
    say: (words: string) => say(dialog, words, text('chat.input')),
  }
}

/** The agent's side of the conversation with a customer. */
export function agentDesk(desk: Page, { text }: Portal, customer: string) {
  const attended = desk.getByRole('region', { name: customer })
  const closing = desk.getByRole('dialog')
  const close = { name: text('chat.close'), exact: true }
  const queued = desk
    .getByRole('navigation', { name: text('chat.queue') })
    .getByRole('button', { name: new RegExp(customer) })
  return {
    attended,
    queued,
    claim: async () => {
      await queued.click()
      await attended.getByRole('button', { name: text('chat.claim'), exact: true }).click()
      await expect(attended).toContainText(text('chat.desk.mine'))
    },
    say: (words: string) => say(attended, words, text('chat.input')),
    /** Opens the dialog that closes the conversation, and chooses a reason. */
    beginClosing: async () => {
      await attended.getByRole('button', close).click()
      await closing.getByRole('radio').first().check()
    },
    finishClosing: async () => {
      await closing.getByRole('button', close).last().click()
      await expect(closing).toBeHidden()
    },
  }
}

async function say(place: Locator, words: string, label: string) {
  const field = place.getByLabel(label, { exact: true })
  await field.fill(words)
  await field.press('Enter')
}
