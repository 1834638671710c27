import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'

test('staff add an unknown word of a customer, whose quick entry then finds the part', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  const word = words({ zh: '锁固钉', en: 'swagepin' })
  const line = `${word} 12.7 ${words({ zh: '200件', en: '200 pcs' })}`

  await portal.logIn('engineer', 'personal')
  await portal.open('cart')
  await page.getByRole('button', { name: text('orders.entry'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const check = async () => {
    await dialog.getByLabel(text('orders.entry.text')).fill(line)
    await dialog.getByRole('button', { name: text('orders.entry.read'), exact: true }).click()
  }
  await check()
  const read = dialog.getByRole('list', { name: text('orders.entry.readAs', { line: 1 }) })
  await expect(read).toContainText(word)

  const office = await portal.windowOf('editor', 'office')
  await office.goto('office/catalogue/unknown-word')
  await office.getByRole('link', { name: word, exact: true }).click()
  const field = (names: { zh: string; en: string }) =>
    office.getByRole('textbox', { name: words(names) })
  await expect(field({ zh: '词语', en: 'Word' })).toHaveValue(word)
  await field({ zh: '等同于', en: 'Means the same as' }).fill(
    words({ zh: '没有这种产品', en: 'nonesuch' }),
  )
  await office.getByRole('button', { name: text('screens.save'), exact: true }).click()
  await expect(office.getByRole('main')).toContainText(
    words({ zh: '没有这种产品', en: 'nonesuch' }),
  )
  await expect(office).toHaveURL(/\/new\b/)
  await field({ zh: '等同于', en: 'Means the same as' }).fill(
    words({ zh: '环槽铆钉', en: 'lockbolt' }),
  )
  await office.getByRole('button', { name: text('screens.save'), exact: true }).click()
  await expect(office.getByRole('row').filter({ hasText: word })).toBeVisible()
  await expectNoSeriousFaults(office)

  await dialog.getByRole('button', { name: text('orders.entry.back') }).click()
  await check()
  const candidates = dialog.getByLabel(text('orders.entry.candidates', { line: 1 }))
  await expect(candidates).toContainText('RL')
})

test('a part that was read wrongly is corrected with a click, by keyboard and on a phone too', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await page.setViewportSize(phone)
  await portal.logIn('engineer', 'personal')
  await portal.open('cart')
  await page.getByRole('button', { name: text('orders.entry'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const part = words({ zh: '花边件', en: 'frilled' })
  const line = words({ zh: `${part} M12 8级 镀锌 200件`, en: `${part} M12 8 zinc 200 pcs` })
  await dialog.getByLabel(text('orders.entry.text')).fill(line)
  await dialog.getByRole('button', { name: text('orders.entry.read'), exact: true }).click()

  const kind = words({ zh: '未识别的词', en: 'Unrecognised word' })
  const chip = dialog.getByRole('button', {
    name: text('orders.entry.correctSpan', { kind, part }),
    exact: true,
  })
  await chip.focus()
  await page.keyboard.press('Enter')
  const choices = dialog.getByRole('group', { name: text('orders.entry.meaningOf', { part }) })
  await expect(choices).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await expectNoSeriousFaults(page)
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await expect(chip).toBeFocused()

  await chip.click()
  await choices
    .getByLabel(text('orders.entry.typeMeaning'))
    .fill(words({ zh: '六角螺母', en: 'hex nut' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('HN-M12-8-ZN')
  await dialog.getByRole('button', { name: text('orders.entry.asRead') }).click()
  await expect(chip).toBeVisible()
})
