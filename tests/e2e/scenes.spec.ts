import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'

test('a joint on the drawing of a scene shows its set, and one press puts it into the cart', async ({
  page,
  portal,
}) => {
  const { text, words } = portal
  await portal.logIn('designer', 'enterprise')
  await page.setViewportSize(phone)
  await portal.open('industryScene?id=1')
  const spot = page.getByRole('button', {
    name: words({ zh: /^连接部位 2/, en: /^Joint 2/ }),
  })
  await spot.focus()
  await page.keyboard.press('Enter')
  await expect(spot).toHaveAttribute('aria-pressed', 'true')
  const set = page.getByRole('main').getByRole('link', { name: 'HB-M16x80-8.8-ZN' })
  await expect(set).toBeInViewport()
  await expectNoSidewaysScrolling(page)
  await expectNoSeriousFaults(page)
  await page.getByRole('button', { name: text('content.scene.addSet') }).click()
  await portal.open('cart')
  for (const model of ['HB-M16x80-8.8-ZN', 'PW-M16-200-ZN', 'NM-M16-8-ZN'])
    await expect(page.getByRole('main')).toContainText(model)
})

for (const path of ['', 'industryScene', 'industryScene?id=1', 'industryScene?id=4'])
  test(`no picture is twice on ${path || 'home'}`, async ({ page, portal }) => {
    await portal.open(path)
    await page.waitForLoadState('networkidle')
    const pictures = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    expect(pictures.filter((picture, at) => pictures.indexOf(picture) !== at)).toEqual([])
  })
