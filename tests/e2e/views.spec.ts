import { expect, test } from './portal'
import { lockbolts, selectionPage } from './selection-page'

const products = `${lockbolts}&classId=1`

test('a purchaser sees a table with quantities', async ({ page, portal }) => {
  await portal.logIn('buyer', 'enterprise')
  await portal.open(products)
  const { results } = selectionPage(page, portal)
  await expect(results.getByRole('table')).toBeVisible()
  await expect(
    results.getByLabel(portal.text('catalogue.selection.quantityOf', { name: 'RL1-127-8-R-ZN' })),
  ).toHaveValue('20')
  await expect(viewLink(page, portal, 'grid')).toBeHidden()
})

test('a designer sees a grid with characteristics', async ({ page, portal }) => {
  await portal.logIn('designer', 'enterprise')
  await portal.open(products)
  const { results } = selectionPage(page, portal)
  await expect(results.getByRole('term').first()).toBeVisible()
  await expect(results.getByRole('table')).toBeHidden()
  await expect(viewLink(page, portal, 'table')).toBeHidden()
})

test('a purchaser and designer chooses the view and changes the role in the header', async ({
  page,
  portal,
}) => {
  await portal.logIn('partner', 'personal')
  await portal.open(products)
  const table = selectionPage(page, portal).results.getByRole('table')
  const role = page.getByLabel(portal.text('shell.role'))
  await expect(role).toHaveValue('isPurchaseAndDesign')
  await expect(table).toBeHidden()
  await viewLink(page, portal, 'table').click()
  await expect(table).toBeVisible()
  await page.reload()
  await expect(table).toBeVisible()
  await viewLink(page, portal, 'grid').click()
  await expect(table).toBeHidden()

  await role.selectOption('isPurchase')
  await expect(table).toBeVisible()
  await expect(viewLink(page, portal, 'grid')).toBeHidden()
  await role.selectOption('isDesign')
  await expect(table).toBeHidden()
  await role.selectOption('isPurchaseAndDesign')
  await expect(viewLink(page, portal, 'table')).toBeVisible()
})

test('a user without a role is asked for one and may postpone it', async ({ page, portal }) => {
  const { text } = portal
  await portal.logIn('newcomer', 'personal')
  const question = page.getByRole('dialog', { name: text('account.role.title') })
  await question.getByRole('button', { name: text('account.role.later') }).click()
  const warning = page.getByRole('dialog', { name: text('account.issued.title') })
  await warning.getByRole('button', { name: text('account.issued.later') }).click()
  await expect(warning).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: text('shell.logOut') })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

function viewLink(
  page: Parameters<typeof selectionPage>[0],
  { text }: Parameters<typeof selectionPage>[1],
  view: 'grid' | 'table',
) {
  return page
    .getByRole('navigation', { name: text('catalogue.selection.view.label') })
    .getByRole('link', { name: text(`catalogue.selection.view.${view}`) })
}
