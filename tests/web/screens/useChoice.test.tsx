// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { officeClasses } from '../../../src/web/catalogue/editing/resources'
import { officeContents } from '../../../src/web/content/resources'
import { jobs } from '../../../src/web/operation/resources'
import type { Resource } from '../../../src/web/screens/resource'
import { OfficeScreens } from '../../../src/web/office/OfficeScreens'
import { currentToasts } from '../../../src/web/ui/toast-list'

const app = await startApp({ catalogue: 'demo' })
const { call, database } = app

const open = (resource: Resource, user: string, query = '') =>
  renderPage(<OfficeScreens resources={[resource]} />, {
    app,
    user,
    at: `${resource.route}${query}`,
  })
const choose = async (name: string) => fireEvent.click(await screen.findByLabelText(name))
const press = async (name: string) => {
  const group = await screen.findByRole('group', { name: 'Bulk actions' })
  fireEvent.click(await within(group).findByRole('button', { name }))
}
const answer = async (name: string, yes: string) => {
  const asked = await screen.findByRole('dialog', { name, hidden: true })
  fireEvent.click(within(asked).getByRole('button', { name: yes, hidden: true }))
}
/** The failed records and their reasons, as the page shows them. */
async function reasonsIn(name: string) {
  const told = await screen.findByRole('dialog', { name, hidden: true })
  return within(told)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)
}

test('chosen contents that are approved are published, and the others are reported', async () => {
  const begun = async (title: string) => {
    const { data } = await call('editor', 'POST', '/office/content', { kind: 'article' })
    const saved = await call('editor', 'PUT', `/office/content/${data.id}`, {
      version: 1,
      data: {
        name: { zh: title, en: title },
        typeCode: 'basics',
        summary: { zh: '摘要', en: 'Summary' },
        fileUrl: '/crrc_sales_web_html/pictures/shell/default.svg',
        content: { zh: '<p>正文</p>', en: '<p>Body</p>' },
      },
    })
    return saved.data
  }
  const stateOf = async (id: number) =>
    (await call('editor', 'GET', `/office/content/${id}`)).data.versions[0].state
  const [ready, draft] = [await begun('Several ready'), await begun('Several draft')]
  await call('editor', 'POST', `/office/content/${ready.id}/submit`, { version: ready.version })
  await call('operator', 'POST', `/office/content/${ready.id}/approve`, {
    version: ready.version + 1,
  })
  await open(officeContents, 'editor', '?keyword=Several')
  await choose('Select all on this page')
  await press('Publish')
  await answer('Publish', 'Publish now')
  expect(await reasonsIn('Publish: 1 of 2 done')).toEqual([
    expect.stringMatching(/^Several draft.*: ./),
  ])
  expect([await stateOf(ready.id), await stateOf(draft.id)]).toEqual(['published', 'draft'])
})

test('chosen classes are withdrawn after asking once, and published again', async () => {
  const { data } = await call('editor', 'GET', '/office/catalogue/class/page?size=2')
  const names: string[] = data.records.map((one: { classNameEn: string }) => one.classNameEn)
  const published = async () =>
    (await call('editor', 'GET', '/office/catalogue/class/page?size=2')).data.records.map(
      (one: { published: number }) => one.published,
    )
  await open(officeClasses, 'editor')
  for (const name of names) await choose(`Choose ${name}`)
  await press('Unpublish')
  expect(await published()).toEqual([1, 1])
  await answer('Unpublish the selected product classes (2)?', 'Unpublish')
  await screen.findByText('Unpublish: done (2)')
  expect(await published()).toEqual([0, 0])
  for (const name of names) await choose(`Choose ${name}`)
  await press('Publish')
  await screen.findByText('Publish: done (2)')
  expect(await published()).toEqual([1, 1])
})

test('a user who has left the list is told about failures', async () => {
  const done_at = new Date(Date.now() - 1000)
  await database.insertInto('job').values({ kind: 'leaving', data: '{}', done_at }).execute()
  const { unmount } = await open(jobs, 'operator', '?keyword=leaving')
  await choose('Choose leaving')
  await press('Run now')
  unmount()
  await waitFor(() => {
    const said = currentToasts().map(({ message }) => message)
    expect(said).toEqual(['Run now: 0 of 1 done; not done: leaving'])
  })
})

test('chosen jobs that failed are done again; one that is done already is told', async () => {
  const failed = new Date(Date.now() - 1000)
  await database
    .insertInto('job')
    .values([
      { kind: 'failing', data: '{}', failed_at: failed },
      { kind: 'failing', data: '{}', failed_at: failed },
      { kind: 'failing', data: '{}', done_at: failed },
    ])
    .execute()
  await open(jobs, 'operator', '?keyword=failing')
  for (const box of await screen.findAllByLabelText('Choose failing')) fireEvent.click(box)
  await press('Run now')
  expect(await reasonsIn('Run now: 2 of 3 done')).toHaveLength(1)
  const { data } = await call('operator', 'GET', '/office/job/page?state=failed')
  expect(data.total).toBe(0)
})
