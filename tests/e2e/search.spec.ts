import { expect, test, type Words } from './portal'
import { selectionPage } from './selection-page'

const hexagonBolts = { zh: '六角头螺栓', en: 'Hexagon head bolts' }

const searches: { keyword: string; finds: Words }[] = [
  { keyword: 'm12x80 8.8', finds: hexagonBolts },
  { keyword: 'GB/T5782', finds: hexagonBolts },
  { keyword: 'hcmd', finds: { zh: '大直径', en: 'Large-diameter' } },
]

for (const { keyword, finds } of searches) {
  test(`the search for ${keyword} finds its classes`, async ({ page, portal }) => {
    const selection = selectionPage(page, portal)
    await portal.open('')
    const box = page.getByRole('combobox', { name: portal.text('shell.search.label') })
    await box.fill(keyword)
    await box.press('Enter')
    await expect(
      selection.results.getByRole('link', { name: portal.words(finds) }).first(),
    ).toBeVisible()
  })
}

test('a search among the models leads to one, and is remembered', async ({ page, portal }) => {
  const { text } = portal
  const selection = selectionPage(page, portal)
  await portal.open('')
  await page.getByRole('combobox', { name: text('shell.search.type') }).selectOption('2')
  const box = page.getByRole('combobox', { name: text('shell.search.label') })
  await box.fill('m12*80 8.8 zf')
  await page.getByRole('button', { name: text('shell.search'), exact: true }).click()
  await expect(selection.total).toHaveText(text('common.count.oneModel'))
  await selection.models.click()
  await expect(page.getByText('HB-M12x80-8.8-ZF').first()).toBeVisible()

  await box.fill('')
  await expect(page.getByRole('option', { name: 'm12*80 8.8 zf' })).toBeVisible()
})

test('a search in vain offers the way back to all products', async ({ page, portal }) => {
  const { text } = portal
  const selection = selectionPage(page, portal)
  await portal.open('productCategories?keyword=zzqqv')
  await expect(selection.results).toContainText(
    text('catalogue.selection.nothingFound', { keyword: 'zzqqv' }),
  )
  await page
    .getByRole('link', { name: text('catalogue.selection.withoutKeyword', { keyword: 'zzqqv' }) })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: text('landing.title') })).toBeVisible()
})

test('a search without a result offers to drop the word that matches nothing', async ({
  page,
  portal,
}) => {
  const { text } = portal
  const selection = selectionPage(page, portal)
  await portal.open('productCategories?keyword=M16x60+10.9+zzqqv')
  await page
    .getByRole('link', { name: text('catalogue.selection.withoutWords', { words: 'zzqqv' }) })
    .click()
  await expect(selection.total).toBeVisible()
  await expect(page).toHaveURL(/keyword=M16x60\+10\.9(&|$)/)
})
