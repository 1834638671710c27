import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { FieldSchema } from '../../src/domain/forms/field-schema'
import { expect, expectNoSeriousFaults, openRowMenu, test, type Portal } from './portal'
import { selectionPage } from './selection-page'

/** The title of a field in the journey's language. */
function label({ language }: Portal, schema: string, name: string): string {
  const { properties }: FieldSchema = JSON.parse(
    readFileSync(`schemas/catalogue/${schema}.json`, 'utf8'),
  )
  const field = properties![name]!
  return (language === 'zh' ? field['x-zh'] : field.title)!
}

const fill = (page: Page, name: string, value: string) =>
  page.getByLabel(name, { exact: true }).fill(value)

async function choose(page: Page, name: string, option: string, nth = 0) {
  await page.getByLabel(name, { exact: true }).nth(nth).click()
  await page.keyboard.type(option)
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: option })
    .first()
    .click()
}

/** Pastes cells at the cursor, as copied from a spreadsheet. */
async function paste(page: Page, rows: string[][]) {
  const cells = rows.map((row) => row.join('\t')).join('\n')
  await page.evaluate((text) => navigator.clipboard.writeText(text), cells)
  await page.keyboard.press('Control+V')
}

const save = (page: Page, { text }: Portal) =>
  page.getByRole('button', { name: text('screens.save'), exact: true }).click()

async function saved(page: Page, portal: Portal) {
  await save(page, portal)
  await expect(page.getByText(portal.text('products.saved')).first()).toBeVisible()
}

test('a new class with characteristics and models goes from nothing to the selection of the shop', async ({
  page,
  context,
  portal,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { text, language } = portal
  const mark = language.toUpperCase()
  const names = {
    category: { zh: `新类别${mark}`, en: `New category ${mark}` },
    size: { zh: `夹口${mark}`, en: `Jaw ${mark}` },
    colour: { zh: `色标${mark}`, en: `Colour mark ${mark}` },
    class: { zh: `管夹${mark}`, en: `Pipe clip ${mark}` },
  }
  await portal.logIn('editor', 'office')

  // A category.
  await page.goto('office/catalogue/category/new')
  await choose(
    page,
    label(portal, 'CategoryForm', 'categoryType'),
    portal.words({ zh: '紧固件', en: 'Fasteners' }),
  )
  await fill(page, label(portal, 'CategoryForm', 'abbreviation'), names.category.zh)
  await fill(page, label(portal, 'CategoryForm', 'abbreviationEn'), names.category.en)
  await save(page, portal)
  await expect(page).toHaveURL(/catalogue\/category$/)

  // Two characteristics with their values, typed by keyboard and pasted.
  for (const [code, name, kind, values] of [
    [
      `j${mark}`,
      names.size,
      portal.words({ zh: '数值', en: 'Number' }),
      [
        ['21', ''],
        ['27', ''],
      ],
    ],
    [
      `m${mark}`,
      names.colour,
      portal.words({ zh: '文字', en: 'Text' }),
      [
        ['橙', 'Orange'],
        ['灰', 'Grey'],
      ],
    ],
  ] as const) {
    await page.goto('office/catalogue/characteristic/new')
    await fill(page, label(portal, 'CharacteristicForm', 'fieldCode'), code)
    await fill(page, label(portal, 'CharacteristicForm', 'fieldName'), name.zh)
    await fill(page, label(portal, 'CharacteristicForm', 'fieldNameEn'), name.en)
    await choose(page, label(portal, 'CharacteristicForm', 'kind'), kind)
    await save(page, portal)
    await expect(page).toHaveURL(/catalogue\/characteristic$/)
    await fill(page, portal.words({ zh: '关键词', en: 'Keyword' }), name[language])
    await page.getByRole('button', { name: text('screens.search'), exact: true }).click()
    const row = page.getByRole('row').filter({ hasText: name[language] })
    await expect(page.getByRole('row')).toHaveCount(2)
    await openRowMenu(row, portal)
    await row.getByRole('link', { name: text('products.values.edit'), exact: true }).click()
    await page.getByRole('button', { name: text('grid.add'), exact: true }).click()
    await paste(
      page,
      values.map((row) => [...row]),
    )
    await saved(page, portal)
  }

  // The class.
  await page.goto('office/catalogue/class/new')
  await choose(page, label(portal, 'ClassForm', 'categoryId'), names.category[language])
  await fill(page, label(portal, 'ClassForm', 'className'), names.class.zh)
  await fill(page, label(portal, 'ClassForm', 'classNameEn'), names.class.en)
  for (const [nth, name] of [names.size, names.colour].entries()) {
    await page.getByRole('button', { name: text('screens.form.add') }).click()
    await choose(
      page,
      label(portal, 'ClassCharacteristic', 'characteristicId'),
      name[language],
      nth,
    )
  }
  await save(page, portal)
  await expect(page).toHaveURL(/catalogue\/class$/)
  await fill(page, portal.words({ zh: '关键词', en: 'Keyword' }), names.class[language])
  await page.getByRole('button', { name: text('screens.search'), exact: true }).click()
  await page.getByRole('link', { name: names.class.zh, exact: true }).click()

  // Its models: one typed, two pasted; an invalid cell is reported and prevents saving.
  await expect(page).toHaveURL(/catalogue\/models\/\d+$/)
  const grid = page.getByRole('grid')
  await page.getByRole('button', { name: text('grid.add'), exact: true }).click()
  await page.keyboard.type(`CLIP-${mark}-1`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('22')
  await page.keyboard.press('Tab')
  await page.keyboard.type('橙')
  await page.keyboard.press('Enter')
  await expect(grid.locator('[aria-invalid=true]').first()).toBeVisible()
  await save(page, portal)
  await expect(page.getByText(text('grid.mend')).first()).toBeVisible()
  await grid.getByText('22', { exact: true }).click()
  await page.keyboard.type('21')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: text('grid.add'), exact: true }).click()
  await paste(page, [
    [`CLIP-${mark}-2`, '管夹二', 'Clip two', '27', 'Grey'],
    [`CLIP-${mark}-3`, '管夹三', 'Clip three', '27', '橙 / Orange'],
  ])
  await expectNoSeriousFaults(page)
  await saved(page, portal)

  // A moment later a visitor can select them.
  const shop = await portal.newWindow()
  const question = `/crrc_sales/web/product/page?keyword=CLIP-${mark}`
  const found = async () => (await (await shop.request.post(question, { data: [] })).json()).data
  await expect.poll(async () => (await found()).total).toBe(3)
  await shop.goto(`productCategories/productSelection?keyword=CLIP-${mark}`)
  await expect(shop.getByText(names.class[language]).first()).toBeVisible()
  // The new characteristics filter like any other, also from the address alone.
  const selection = selectionPage(shop, portal)
  const jaw = { zh: '27', en: '27' }
  await expect(selection.results).toContainText(portal.words({ zh: '3 个型号', en: '3 models' }))
  await selection.choose(names.size, jaw)
  await expect(selection.results).toContainText(portal.words({ zh: '2 个型号', en: '2 models' }))
  await shop.reload()
  await expect(selection.value(names.size, jaw)).toBeChecked()
  await expect(selection.results).toContainText(portal.words({ zh: '2 个型号', en: '2 models' }))
  await shop.context().close()
})
