import { expect, test, textIn } from './portal'

const names = { zh: '中文', en: 'English' }

test('the whole frame changes its language, and the choice is kept', async ({ page, portal }) => {
  const { language } = portal
  const other = language === 'zh' ? 'en' : 'zh'
  const see = async (shown: 'zh' | 'en') => {
    await expect(page.locator('html')).toHaveAttribute('lang', shown === 'zh' ? 'zh-CN' : 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(shown, 'landing.title'))
    for (const landmark of ['banner', 'navigation', 'contentinfo'] as const) {
      const key = landmark === 'banner' ? 'shell.logIn' : 'shell.nav.cases'
      const frame = page.getByRole(landmark).filter({ hasText: textIn(shown, key) })
      await expect(frame.first()).toBeVisible()
    }
  }
  await portal.open('productCategories')
  await see(language)
  await page.getByRole('button', { name: names[other], exact: true }).click()
  await see(other)
  await page.reload()
  await see(other)
  await portal.open('login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textIn(other, 'account.login.title'),
  )
  await page.getByRole('button', { name: names[language], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textIn(language, 'account.login.title'),
  )
  await portal.open('productCategories')
  await see(language)
})

test('the server answers in the language of the page, also after a change', async ({
  page,
  portal,
}) => {
  const other = portal.language === 'zh' ? 'en' : 'zh'
  await portal.logIn('engineer', 'personal')
  await page.getByRole('button', { name: names[other], exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other === 'zh' ? 'zh-CN' : 'en')
  await portal.openProduct('RL1-127-16-R-ZN')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    { zh: '环槽铆钉', en: 'Lockbolt' }[other],
  )
  await page.getByRole('button', { name: textIn(other, 'catalogue.product.addToCart') }).click()
  const answer = page.getByRole('status').filter({ hasText: textIn(other, 'orders.addedToCart') })
  await expect(answer).toBeVisible()
})

test('a model that nobody has translated shows its Chinese description', async ({
  page,
  portal,
}) => {
  await portal.openProduct('DW-M30-BK')
  await expect(page.getByRole('main')).toContainText('保持夹紧力')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    portal.words({ zh: /锥形弹性垫圈/, en: /^Conical spring washer/ }),
  )
})

test('drawings speak the language of the page', async ({ page, portal }) => {
  await portal.openProduct('RL1-127-16-R-ZN')
  const gallery = page.getByRole('region', { name: portal.text('catalogue.product.gallery') })
  for (const kind of ['size', 'sketch'] as const) {
    const button = gallery.getByRole('button', {
      name: portal.text(`catalogue.product.slide.${kind}`),
    })
    await button.click()
    const address = await gallery.getByRole('link').getAttribute('href')
    const drawing = await (await page.request.get(address ?? '')).text()
    expect(drawing).toContain('<svg')
    expect(/\p{Script=Han}/u.test(drawing)).toBe(portal.language === 'zh')
  }
})
