import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'

const picture = '/crrc_sales_web_html/pictures/content/article-reading-an-8d.webp'

test('an article goes from its draft to its readers in both languages, is changed, and restored', async ({
  page,
  portal,
}) => {
  test.slow()
  const { text, words, language } = portal
  const own = (zh: string, en: string) => words({ zh, en })
  const titles = { zh: `冷装配说明 ${language}`, en: `Notes on cold assembly ${language}` }
  const changed = {
    zh: `冷装配说明（修订） ${language}`,
    en: `Notes on cold assembly, revised ${language}`,
  }
  const button = (key: Parameters<typeof text>[0], values?: Parameters<typeof text>[1]) =>
    page.getByRole('button', { name: text(key, values), exact: true })
  const said = (key: Parameters<typeof text>[0]) =>
    page.getByText(text(key), { exact: true }).first()

  // The draft, with both languages side by side.
  await portal.logIn('editor', 'office')
  await portal.open('office/content')
  await button('publishing.add').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: own('技术文章', 'Technical article'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/office\/content\/\d+$/)
  const address = page.url()
  const inBoth = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) })
  const field = (name: string, one: 'zh' | 'en') =>
    inBoth(name).getByRole('textbox', { name: text(`publishing.language.${one}`), exact: true })
  const title = own('标题', 'Title')
  await field(title, 'zh').fill(titles.zh)
  await field(own('摘要', 'Summary'), 'zh').fill('冬季装配')
  await page.getByLabel(own('技术类型', 'Topic')).click()
  await page.getByText(own('紧固件基础', 'Fastener basics'), { exact: true }).last().click()
  await page.getByRole('textbox', { name: own('图片', 'Picture'), exact: true }).fill(picture)
  const body = own('正文', 'Text')
  await field(body, 'zh').click()
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.type('冷装配')
  await page.keyboard.press('Enter')
  await page.keyboard.type('低温下请先预热。')

  // Input survives a reload.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(field(title, 'zh')).toHaveValue(titles.zh)
  await expect(field(body, 'zh').getByRole('heading', { level: 2 })).toHaveText('冷装配')
  await button('publishing.save').click()
  await expect(said('content.saved')).toBeVisible()
  await expect(
    page.getByText(text('publishing.lacks', { language: own('英文', 'English') }), {
      exact: true,
    }),
  ).toBeVisible()
  await field(title, 'en').fill(titles.en)
  await field(own('摘要', 'Summary'), 'en').fill('Assembly in winter')
  await field(body, 'en').click()
  await page.keyboard.type('Warm the parts first.')
  await button('publishing.save').click()
  await expect(
    page.getByText(text('publishing.lacks', { language: own('英文', 'English') }), {
      exact: true,
    }),
  ).toHaveCount(0)
  await expectNoSeriousFaults(page)

  // The preview of the shop, in the other language too; nobody else sees it.
  await page.getByRole('tab', { name: text('publishing.preview') }).click()
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible()
  const other = language === 'zh' ? 'en' : 'zh'
  await page.getByRole('button', { name: text(`publishing.language.${other}`) }).click()
  await page.getByRole('button', { name: text('publishing.phone') }).click()
  await expect(shown.getByRole('heading', { level: 1, name: titles[other] })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: text('publishing.preview') })).toBeVisible()

  await button('publishing.submit').click()
  await expect(page.getByText(text('publishing.waitsForOther'))).toBeVisible()
  await expect(button('publishing.approve')).toHaveCount(0)

  const second = await portal.windowOf('operator', 'office')
  await second.goto(address)
  await second.getByRole('button', { name: text('publishing.approve'), exact: true }).click()
  await expect(second.getByText(text('content.approved'), { exact: true }).first()).toBeVisible()

  await page.reload()
  await button('publishing.publish').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('publishing.publishNow') })
    .click()
  await expect(said('content.published')).toBeVisible()

  // A customer reads it.
  const reader = await portal.windowOf('engineer', 'personal')
  await reader.goto('articleListing')
  await reader.getByRole('link', { name: titles[language] }).first().click()
  await expect(reader.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible()
  await expect(reader.getByRole('main')).toContainText(
    own('低温下请先预热。', 'Warm the parts first.'),
  )
  const article = reader.url()

  // Changes it, then restores the first version.
  const throughOffice = async () => {
    await button('publishing.submit').click()
    await expect(page.getByText(text('publishing.waitsForOther'))).toBeVisible()
    await second.goto(address)
    await second.getByRole('button', { name: text('publishing.approve'), exact: true }).click()
    await expect(second.getByText(text('content.approved'), { exact: true }).first()).toBeVisible()
    await page.reload()
    await button('publishing.publish').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('publishing.publishNow') })
      .click()
    await expect(said('content.published')).toBeVisible()
    await reader.goto(article)
  }
  await button('publishing.revise').click()
  await field(title, 'zh').fill(changed.zh)
  await field(title, 'en').fill(changed.en)
  await button('publishing.save').click()
  await expect(said('content.saved')).toBeVisible()
  await throughOffice()
  await expect(reader.getByRole('heading', { level: 1, name: changed[language] })).toBeVisible()

  await page.getByRole('tab', { name: new RegExp(text('publishing.versions')) }).click()
  const differences = page.getByRole('region', {
    name: text('publishing.difference', { from: 1, to: 2 }),
  })
  await expect(differences.locator('ins').first()).toBeVisible()
  await expectNoSeriousFaults(page)
  await page.setViewportSize(phone)
  await expectNoSidewaysScrolling(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await button('publishing.restore', { number: 1 }).click()
  await expect(said('content.revised')).toBeVisible()
  await page.getByRole('tab', { name: text('publishing.content') }).click()
  await expect(field(title, 'en')).toHaveValue(titles.en)
  await throughOffice()
  await expect(reader.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible()
})
