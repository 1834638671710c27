// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenContents } from '../../contents'
import { renderPage } from '../render'
import { ExperimentPage } from '../../../src/web/content/ExperimentPage'
import { ExperimentsPage } from '../../../src/web/content/ExperimentsPage'

const app = await startApp()
const ids = await givenContents(app.database)
const { data: tensile } = await app.call(null, 'GET', `/web/experiment/project/${ids.tensile}`)
const ofBolts = `id=${tensile.typeId}&objectId=${tensile.objectId}`
const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('tests of a type and a tested part are listed alone, above an introduction of the laboratory', async () => {
  await renderPage(<ExperimentsPage />, { app, at: `/experimentalServices?${ofBolts}` })
  expect(await screen.findByRole('link', { name: 'Tensile test' })).toBeTruthy()
  expect(titles()).toEqual(['Tensile test'])
  const introduction = await screen.findByRole('heading', { name: 'About the laboratory' })
  expect(
    within(introduction.parentElement!).getByText('The laboratory', { selector: 'p' }),
  ).toBeTruthy()
})

test('the page of a test leads back to those of its type and tested part', async () => {
  const at = `/experimentalDetail?id=${ids.tensile}&objectId=${tensile.objectId}`
  await renderPage(<ExperimentPage />, { app, at })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Tensile test')
  expect(screen.getByText('ISO 898-1')).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Bolts' })
  expect(back.getAttribute('href')).toBe(`/experimentalServices?${ofBolts}`)
})
