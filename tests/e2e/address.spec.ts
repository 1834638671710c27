import { expect, test } from './portal'
import * as joint from './selection-page'
import { lockbolts, selectionPage } from './selection-page'

test('the address keeps the selection across reload, back, forward and another browser', async ({
  page,
  portal,
}) => {
  const { text } = portal
  const selection = selectionPage(page, portal)
  await portal.open(lockbolts)
  await selection.type(joint.aperture, '14.2')
  await expect(selection.chosen).toContainText('14.2 mm')
  await expect(selection.value(joint.diameter, joint.fits)).toBeChecked()
  await selection.moreOptions()
  await selection.choose(joint.head, joint.roundHead)
  await selection.choose(joint.finish, joint.zincPlated)
  await expect(selection.total).toHaveText(/\d/)
  const sortTab = page.getByRole('link', {
    name: text('catalogue.selection.sort.new'),
    exact: true,
  })
  await sortTab.click()
  await expect(page).toHaveURL(/sort=4/)
  await expect(selection.models.first()).toContainText('RL')
  const left = await selection.total.textContent()

  await page.reload()
  await expect(selection.total).toHaveText(left ?? '')
  await expect(selection.measure(joint.aperture)).toHaveValue('14.2')
  await expect(selection.value(joint.finish, joint.zincPlated)).toBeChecked()
  await expect(sortTab).toHaveAttribute('aria-current', /./)

  await page.goBack()
  await page.goBack()
  await expect(selection.value(joint.head, joint.roundHead)).toBeChecked()
  await expect(selection.value(joint.finish, joint.zincPlated)).not.toBeChecked()
  await page.goForward()
  await expect(selection.value(joint.finish, joint.zincPlated)).toBeChecked()
  await page.goForward()
  await expect(selection.total).toHaveText(left ?? '')

  const other = await portal.newWindow()
  await other.goto(page.url())
  await expect(selectionPage(other, portal).results).toContainText(left ?? '')
})

test('a product leads back to the selection that it was found in', async ({ page, portal }) => {
  const selection = selectionPage(page, portal)
  await portal.open(`${lockbolts}&classId=1&f2021090001=12.7`)
  await selection.models.first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: portal.text('catalogue.product.toSelection') })
    .click()
  await expect(page).toHaveURL(/classId=1&f2021090001=12\.7$/)
  await expect(selection.chosen).toContainText('12.7 mm')
})

test('invalid parts of a hand-written address are ignored', async ({ page, portal }) => {
  await portal.open(
    `${lockbolts}&classId=x&page=-3&sort=9&view=wall&rows=7&face=wall&orderBy=%3C%3E&n2021090005=-1&asc=perhaps`,
  )
  await expect(selectionPage(page, portal).total).toHaveText(/\d/)
})
