import { expect, phone, test, textIn } from './portal'
import { finish, zincFlake } from './selection-page'

const model = 'RL1-127-16-R-ZN'

test('another attribute and a check lead to the model that has it', async ({ page, portal }) => {
  const { text, words } = portal
  await portal.openProduct(model)
  const attributes = page.getByRole('region', { name: text('catalogue.product.attributes') })
  const specification = page.getByLabel(text('catalogue.product.specification'), { exact: true })
  await expect(specification).toHaveText(model)
  await attributes.getByRole('button', { expanded: false }).click()
  await attributes.getByLabel(words(finish)).selectOption(words(zincFlake))
  await page.getByRole('button', { name: text('catalogue.product.checkMatch') }).click()
  await expect(specification).toHaveText('RL1-127-16-R-ZF')
  await expect(page).toHaveURL(new RegExp(`id=${await portal.productId('RL1-127-16-R-ZF')}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    words({ zh: '锌铝涂层', en: 'zinc flake coated' }),
  )
})

test('quantity and chosen values are kept when the language is changed', async ({
  page,
  portal,
}) => {
  const { language, text } = portal
  const other = language === 'zh' ? 'en' : 'zh'
  await portal.openProduct(model)
  const attributes = page.getByRole('region', { name: text('catalogue.product.attributes') })
  await attributes.getByRole('button', { expanded: false }).click()
  await attributes.getByLabel(finish[language]).selectOption(zincFlake[language])
  await page.getByLabel(text('catalogue.product.quantity')).fill('777')
  await page.getByRole('button', { name: { zh: '中文', en: 'English' }[other] }).click()
  await expect(page.getByLabel(textIn(other, 'catalogue.product.quantity'))).toHaveValue('777')
  await page
    .getByRole('region', { name: textIn(other, 'catalogue.product.attributes') })
    .getByRole('button', { expanded: false })
    .click()
  await expect(page.getByLabel(finish[other])).toHaveValue(zincFlake[other])
})

test('if several models match, one is chosen as the specification', async ({ page, portal }) => {
  const { text, words } = portal
  await portal.openProduct(model)
  const attributes = page.getByRole('region', { name: text('catalogue.product.attributes') })
  await attributes.getByRole('button', { expanded: false }).click()
  await attributes.getByLabel(words(finish)).selectOption('')
  await page.getByRole('button', { name: text('catalogue.product.checkMatch') }).click()
  const specification = page.getByRole('combobox', {
    name: text('catalogue.product.specification'),
    exact: true,
  })
  await expect(specification.getByRole('option')).toHaveCount(3)
  await specification.selectOption({ label: 'RL1-127-16-R-BK' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    words({ zh: '发黑', en: 'black oxide' }),
  )
  await expect(page).toHaveURL(new RegExp(`id=${await portal.productId('RL1-127-16-R-BK')}$`))
})

test('a typed hole selects its diameter; an impossible one is cleared', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.openProduct(model)
  const hole = page.getByLabel(words({ zh: '实际孔径 (mm)', en: 'Hole diameter (mm)' }), {
    exact: true,
  })
  await hole.fill('17')
  await hole.press('Enter')
  await expect(
    page.getByLabel(words({ zh: '公称直径 (mm)', en: 'Nominal diameter (mm)' })),
  ).toHaveValue('15.9')
  await hole.fill('0.3')
  await hole.press('Enter')
  await expect(page.getByText(text('catalogue.selection.notMatched'))).toBeVisible()
  await expect(hole).toHaveValue('')
})

test('the product tabs show their content, and every figure names its origin', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.openProduct(model)
  const tab = (name: 'base' | 'packaging' | 'attention' | 'files') =>
    page.getByRole('tab', { name: text(`catalogue.product.info.${name}`) })
  const panel = page.getByRole('tabpanel').first()
  await expect(panel.getByRole('definition').filter({ hasText: '104.4' })).toContainText(
    text('catalogue.product.origin.standard.mark'),
  )
  await expect(panel).toContainText(text('catalogue.product.origin.standard.meaning'))

  await tab('packaging').click()
  await expect(panel).toContainText(text('catalogue.product.def8'))
  await page.keyboard.press('ArrowRight')
  await expect(tab('attention')).toHaveAttribute('aria-selected', 'true')
  await tab('files').click()
  const files = panel.getByRole('link')
  await expect(files.first()).toContainText(model)
  for (const file of await files.all()) {
    const answer = await page.request.get((await file.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
    expect((await answer.body()).length).toBeGreaterThan(500)
  }
})

test('on paper a product is a sheet to file: name, model, picture, drawing and data', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.openProduct(model)
  await expect(page.getByText('53.6')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByLabel(text('catalogue.product.specification'), { exact: true }),
  ).toHaveText(model)
  await expect(page.getByText('53.6')).toBeVisible()
  for (const file of ['.webp', 'size.svg'])
    await expect(page.locator(`img[src*="${file}"]`).filter({ visible: true })).toHaveCount(1)
  for (const control of ['button', 'tab', 'combobox', 'textbox'] as const)
    await expect(page.getByRole(control)).toHaveCount(0)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('figures are copied without their origin marks', async ({ page, portal }) => {
  await portal.openProduct(model)
  const panel = page.getByRole('tabpanel').first()
  await expect(panel.getByText('53.6')).toBeVisible()
  await panel.selectText()
  const copied = await page.evaluate(() => window.getSelection()?.toString() ?? '')
  expect(copied).toMatch(/53\.6/)
  const marks = (['standard', 'computed', 'typical'] as const).map((origin) =>
    portal.text(`catalogue.product.origin.${origin}.mark`),
  )
  expect(copied.split('\n').filter((line) => marks.includes(line.trim()))).toEqual([])
})

test('other products can take its place, go with it, or were looked at before', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('designer', 'enterprise')
  const noted = page.waitForResponse('**/web/product/browse')
  await portal.openProduct('HB-M12x80-8.8-ZN')
  const lists = page.getByRole('tablist', { name: text('catalogue.product.others') })
  const panel = page.getByRole('tabpanel').last()
  await expect(panel.getByRole('listitem').filter({ hasText: '-M12x80-' }).first()).toBeVisible()
  const few = await panel.getByRole('listitem').count()
  await panel.getByRole('button', { expanded: false }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(12)
  expect(few).toBeLessThan(12)

  await lists.getByRole('tab', { name: text('catalogue.product.list.related') }).click()
  await noted
  const related = panel.getByRole('link').first()
  await expect(related).toBeVisible()
  await related.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('M12×80')
  await lists.getByRole('tab', { name: text('catalogue.product.list.browsing') }).click()
  await expect(panel).toContainText('HB-M12x80-8.8-ZN')
})

test('pictures, drawings and installation stand in one gallery', async ({ page, portal }) => {
  const { text } = portal
  await portal.openProduct(model)
  const gallery = page.getByRole('region', { name: text('catalogue.product.gallery') })
  const shown = gallery.getByRole('group').getByRole('img').first()
  for (const slide of ['size', 'sketch'] as const) {
    await gallery.getByRole('button', { name: text(`catalogue.product.slide.${slide}`) }).click()
    await expect(shown).toHaveAttribute('alt', new RegExp(text(`catalogue.product.slide.${slide}`)))
    await expect
      .poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
  await gallery.getByRole('button', { name: text('catalogue.product.slide.video') }).click()
  const film = gallery.locator('video')
  await expect
    .poll(() => film.evaluate((video) => (video as HTMLVideoElement).duration))
    .toBeGreaterThan(5)
  await expect(film).toHaveAttribute('src', new RegExp(`\\.${portal.language}\\.webm$`))
})

test('a tool is shown without attributes to match', async ({ page, portal }) => {
  await portal.openProduct('GH-127')
  await expect(
    page.getByRole('tab', { name: portal.text('catalogue.product.info.base') }),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: portal.text('catalogue.product.checkMatch') }),
  ).toBeHidden()
})

test('a product that does not exist says so', async ({ page, portal }) => {
  portal.expectProblem(/404/)
  await portal.open('productCategories/details?id=999999')
  await expect(page.getByRole('main')).toContainText(portal.text('catalogue.product.unknown'))
  await portal.open('productCategories/details?id=abc')
  await expect(page.getByRole('main')).toContainText(portal.text('catalogue.product.unknown'))
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a note on the quantity does not move the button being pressed', async ({
    page,
    portal,
  }) => {
    const { text } = portal
    await portal.openProduct('HB-M12x80-8.8-ZN')
    await page.getByLabel(text('catalogue.product.quantity')).fill('abc')
    const cart = page.getByRole('button', { name: text('catalogue.product.addToCart') }).first()
    await cart.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await cart.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await expect(page.getByText('“abc”')).toBeHidden()
    expect(await cart.boundingBox()).toEqual({ x, y, width, height })
    await page.mouse.up()
    await expect(page.getByText('“abc”')).toBeVisible()
    await expect(page.getByLabel(text('catalogue.product.quantity'))).toBeFocused()
  })
})
