// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { maker } from '../../../demo/content/groups'
import { startApp } from '../../app'
import { givenContents } from '../../contents'
import { givenProducts } from '../../products'
import { renderPage } from '../render'
import { ArticleListPage } from '../../../src/web/content/ArticleListPage'
import { CaseListPage } from '../../../src/web/content/CaseListPage'
import { ArticlePage, CasePage } from '../../../src/web/content/PublicationPage'

const app = await startApp()
await givenProducts(app.database, [{ model: 'HB-12-80' }])
const ids = await givenContents(app.database)

const kinds = {
  article: {
    List: ArticleListPage,
    Page: ArticlePage,
    list: ['/articleListing', 'Technical articles'],
    title: 'Reading a torque',
    kind: 'Tightening and clamp force',
    day: '1 Mar 2026',
    text: 'Text',
    at: `/articleListing/details?id=${ids['reading-a-torque']}&type=1&share=1`,
  },
  case: {
    List: CaseListPage,
    Page: CasePage,
    list: ['/industryCase', 'Industry cases'],
    title: 'A bolted frame',
    kind: 'Bogie',
    day: '1 Feb 2026',
    text: 'What was done',
    at: `/industryCase/details?id=${ids['bolted-frame']}&type=2&share=1`,
  },
} as const
const trail = () =>
  within(screen.getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test.each(Object.entries(kinds))(
  'a card of each %s has picture, kind, title, keyword, day, author and views',
  async (_name, { List, list: [at, here], title, kind, day }) => {
    await renderPage(<List />, { app, at, user: 'engineer' })
    const card = (await screen.findByRole('link', { name: title })).closest('li')!
    expect(trail()).toEqual(['Home', here])
    expect(card.querySelector('img')?.getAttribute('src')).toMatch(/default\.svg$/)
    for (const words of [kind, 'Hexagon head bolt', day, maker.en])
      expect(within(card).getByText(words)).toBeTruthy()
    const facts = within(card).getAllByRole('term')
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Published',
      'Published by',
      'Views',
    ])
    expect(facts.at(-1)!.nextSibling?.textContent).toMatch(/^\d+$/)
  },
)

test.each(Object.entries(kinds))(
  'the page of one %s has trail, facts and text, and is marked, shared and copied',
  async (_name, { Page, list: [, list], title, kind, day, text, at }) => {
    await renderPage(<Page />, { app, at, user: 'engineer' })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
    expect(trail()).toEqual(['Home', list, kind, title])
    const head = within(screen.getByRole('article').querySelector('header')!)
    for (const words of ['Hexagon head bolt', day, maker.en, /^Views: \d+$/])
      expect(head.getByText(words)).toBeTruthy()
    expect(screen.getByText(new RegExp(`^${text}`), { selector: 'p' })).toBeTruthy()
    for (const name of ['Add to favourites', 'Share', 'Copy link'])
      expect(head.getByRole('button', { name })).toBeTruthy()
  },
)

test('the articles of the subject in the address are listed alone', async () => {
  const at = '/articleListing?typeCode=surface'
  await renderPage(<ArticleListPage />, { app, at, user: 'engineer' })
  expect(await screen.findByRole('link', { name: 'Salt spray' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Reading a torque' })).toBeNull())
})
