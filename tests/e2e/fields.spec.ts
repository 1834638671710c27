import type { Locator } from '@playwright/test'
import { expect, test } from './portal'

/** Pastes clipboard data of another program into a field. */
const paste = (field: Locator, { words = '', picture = false }) =>
  field.evaluate(
    async (element, given) => {
      const clipboardData = new DataTransfer()
      if (given.words) clipboardData.setData('text/plain', given.words)
      if (given.picture) {
        const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 })
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
        clipboardData.items.add(new File([blob!], 'image.png', { type: 'image/png' }))
      }
      const event = new ClipboardEvent('paste', {
        clipboardData,
        bubbles: true,
        cancelable: true,
      })
      // Without a handler the browser inserts the text.
      if (element.dispatchEvent(event)) document.execCommand('insertText', false, given.words)
    },
    { words, picture },
  )

const drop = (place: Locator, name: string, type: string) =>
  place.evaluate(
    (element, given) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['a,b'], given.name, { type: given.type }))
      for (const kind of ['dragover', 'drop'])
        element.dispatchEvent(
          new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }),
        )
    },
    { name, type },
  )

test('the wheel, an excessive number and too long a text do not change an answer, and are reported', async ({
  page: customer,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('engineer', 'personal')
  await portal.openProduct('RL1-127-16-R-ZN')
  await customer
    .getByRole('button', { name: text('catalogue.product.reserve'), exact: true })
    .click()
  await customer.getByLabel(text('orders.requiredDate')).fill('2098-03-01')
  await customer.getByRole('button', { name: text('orders.submit'), exact: true }).click()
  await expect(customer).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  const code = decodeURIComponent(customer.url().split('/').at(-1)!)

  const page = await portal.windowOf('sales', 'office')
  await page.getByRole('link', { name: code }).first().click()
  const days = page.getByLabel(portal.words({ zh: '交期（天）', en: 'Lead time (days)' })).first()
  await days.fill('14')
  await days.hover()
  await days.focus()
  await page.mouse.wheel(0, 300)
  await expect(days).toHaveValue('14')
  await days.fill('10-14')
  const note = page.getByLabel(
    portal.words({ zh: '整单说明', en: 'Note on the whole reservation' }),
  )
  await note.fill('x'.repeat(1312))
  await expect(page.getByText(/1,312/)).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('answer.png'), fullPage: true })
  const send = page.getByRole('button', { name: portal.text('orders.office.answer.send') })
  await send.click()
  await expect(note).toBeFocused()
  await expect(note).toHaveValue('x'.repeat(1312))
  await note.fill('')
  await send.click()
  await expect(
    page.getByText(
      portal.words({
        zh: '请输入 0 至 999 的整数',
        en: 'Please enter a whole number from 0 to 999',
      }),
    ),
  ).toBeVisible()
  await expect(days).toHaveValue('10-14')
})

test('pasted cells are a text, a pasted picture is seen before it is sent, a dropped file too', async ({
  page,
  portal,
}) => {
  await portal.logIn('buyer', 'enterprise')
  await page
    .getByRole('button', { name: new RegExp(`^${portal.text('shell.side.consult')}`) })
    .click()
  const field = page.getByLabel(portal.text('chat.input'), { exact: true })
  await field.focus()
  await paste(field, { words: 'RL1-127\t200', picture: true })
  await expect(field).toHaveValue('RL1-127\t200')
  const held = page.getByRole('list', { name: portal.text('chat.held') })
  await expect(held).toHaveCount(0)
  await paste(field, { picture: true })
  await expect(held.getByRole('img')).toBeVisible()
  await drop(field, 'list.pdf', 'application/pdf')
  await expect(held.getByRole('listitem')).toHaveCount(2)
  await page.screenshot({ path: test.info().outputPath('held.png') })
  await held
    .getByRole('button', { name: portal.text('chat.held.remove', { name: 'list.pdf' }) })
    .click()
  await page.getByRole('button', { name: portal.text('chat.send'), exact: true }).click()
  await expect(held).toHaveCount(0)
  // The journey in the other language may have sent the same.
  const log = page.getByRole('log')
  await expect(log.getByText('RL1-127').last()).toBeVisible()
  await expect(log.getByRole('img', { name: /image\.png/ }).last()).toBeVisible()
})
