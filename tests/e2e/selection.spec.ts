import { expect, test } from './portal'
import * as joint from './selection-page'
import { lockbolts, selectionPage } from './selection-page'

test('the guided example leads a visitor from a hole and a joint to one model', async ({
  page,
  portal,
}) => {
  const { text } = portal
  const selection = selectionPage(page, portal)
  await portal.open('productCategories')
  const shown = new RegExp(text('landing.show', { models: '.*\\d.*' }))
  await page.getByRole('button', { name: shown }).click()
  await expect(selection.chosen).toContainText('14.2 mm')
  await expect(selection.chosen).toContainText('30 mm')
  await expect(selection.value(joint.diameter, joint.fits)).toBeChecked()
  await expect(selection.value(joint.grip, joint.holds)).toBeChecked()

  await selection.choose(joint.material, joint.carbonSteel)
  await selection.choose(joint.head, joint.roundHead)
  await selection.choose(joint.finish, joint.zincPlated)
  await expect(selection.total).toContainText(text('common.count.oneModel'))
  await selection.openClass({ zh: '大直径', en: 'Large-diameter' })
  await expect(selection.total).toHaveText(text('common.count.oneModel'))
  await expect(selection.results).toContainText('RL1-127-16-R-ZN')
})

test('three facets are shown at first, and the others when they are asked for', async ({
  page,
  portal,
}) => {
  const { text } = portal
  const selection = selectionPage(page, portal)
  await portal.open(lockbolts)
  await expect(selection.facet(joint.grip)).toBeVisible()
  await expect(selection.facet(joint.head)).toBeHidden()
  await selection.moreOptions()
  await expect(selection.facet(joint.head)).toBeVisible()
  await page.getByRole('button', { name: text('catalogue.selection.fewerOptions') }).click()
  await expect(selection.facet(joint.head)).toBeHidden()
})

test('a value that no model has together with the choices folds away and is greyed', async ({
  page,
  portal,
}) => {
  const selection = selectionPage(page, portal)
  await portal.open(lockbolts)
  await selection.moreOptions()
  await expect(selection.value(joint.material, joint.stainlessSteel)).toBeEnabled()
  await selection.choose(joint.head, joint.brazierHead)
  await expect(selection.value(joint.material, joint.stainlessSteel)).toBeHidden()
  await selection.facet(joint.material).getByRole('button').click()
  await expect(selection.value(joint.material, joint.stainlessSteel)).toBeDisabled()
})

test('values of one facet are alternatives', async ({ page, portal }) => {
  const { text } = portal
  const selection = selectionPage(page, portal)
  await portal.open(lockbolts)
  await selection.moreOptions()
  await selection.choose(joint.head, joint.brazierHead)
  await expect(selection.total).toContainText(text('common.count.models', { number: 3 }))
  await selection.choose(joint.head, { zh: '扁圆头', en: 'Truss head' })
  await expect(selection.total).toContainText(text('common.count.models', { number: 158 }))
})

test('choices that are made faster than the page is drawn all count', async ({ page, portal }) => {
  const selection = selectionPage(page, portal)
  await portal.open(lockbolts)
  await selection.moreOptions()
  const boxes = [
    selection.value(joint.head, joint.roundHead),
    selection.value(joint.finish, joint.zincPlated),
  ]
  const inputs = await Promise.all(boxes.map((box) => box.elementHandle()))
  await page.evaluate((both) => {
    for (const input of both) if (input instanceof HTMLElement) input.click()
  }, inputs)
  for (const box of boxes) await expect(box).toBeChecked()
})

test('a dead end names ways out, and one click follows one', async ({ page, portal }) => {
  const { text } = portal
  const selection = selectionPage(page, portal)
  await portal.open(lockbolts)
  await selection.moreOptions()
  await selection.choose(joint.head, joint.brazierHead)
  await selection.type(joint.aperture, '14.2')

  await expect(selection.results).toContainText(text('catalogue.selection.deadEnd'))
  const way = selection.results.getByRole('link').first()
  const promised = (await way.locator('span').last().textContent()) ?? ''
  expect(promised).toMatch(/[1-9]/)
  await way.click()
  await expect(selection.total).toContainText(promised)
})

test('a measure that no model fits says so and is cleared', async ({ page, portal }) => {
  const selection = selectionPage(page, portal)
  await portal.open(lockbolts)
  await selection.type(joint.aperture, '0.3')
  await expect(page.getByText(portal.text('catalogue.selection.notMatched'))).toBeVisible()
  await expect(selection.measure(joint.aperture)).toHaveValue('')
  await expect(selection.chosen).toBeHidden()
})

test('a negative measure clears the field and its result', async ({ page, portal }) => {
  const selection = selectionPage(page, portal)
  await portal.open(lockbolts)
  await selection.type(joint.aperture, '14.2')
  await expect(selection.value(joint.diameter, { zh: '12.7', en: '12.7' })).toBeChecked()
  await selection.type(joint.aperture, '-5')
  await expect(selection.measure(joint.aperture)).toHaveValue('')
  await expect(selection.chosen).toBeHidden()
})

test('the sort tabs order the models, and a second page follows the first', async ({
  page,
  portal,
}) => {
  const { text } = portal
  const selection = selectionPage(page, portal)
  await portal.open(`${lockbolts}&classId=1`)
  const { models } = selection
  await expect(models).toHaveCount(10)
  const first = await models.first().textContent()
  await page.getByRole('link', { name: text('catalogue.selection.sort.nowAscending') }).click()
  await expect(models.first()).not.toHaveText(first ?? '')
  await page
    .getByRole('link', { name: text('catalogue.selection.sort.sales'), exact: true })
    .click()
  await page.getByRole('button', { name: text('common.pager.next') }).click()
  await expect(page.getByText(text('common.pager.where', { current: 2, pages: 57 }))).toBeVisible()
  await expect(models).toHaveCount(10)
})
