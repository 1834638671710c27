// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { importCatalogue } from '../../../src/server/catalogue/import/import'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { CalculatorPage } from '../../../src/web/calculation/CalculatorPage'

// jsdom has no ResizeObserver; charts are tested in a real browser.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const app = await startApp()
await importCatalogue(app.database, {
  tables: [
    {
      name: 'bolts.csv',
      header: [
        'Category',
        'Product class',
        'Model/Specification',
        'Material name (en)',
        'Diameter (mm)',
        'Pitch (mm)',
        'Property class',
        'Standard No.',
        'Calculable',
        'Nominal length (mm)',
      ],
      rows: [
        ['螺栓', 'Bolts', 'HB', 'Bolt', '8', '1.25', '10.9', 'ISO 4014', '1', '55'],
        ['螺栓', 'Bolts', 'SK', 'Screw', '8', '1.25', '10.9', 'ISO 10642', '1', '55'],
      ],
    },
  ],
  categories: [{ categoryType: 1, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 }],
})

beforeEach(() => sessionStorage.clear())

async function open(model: string) {
  const { id } = await app.database
    .selectFrom('material')
    .select('id')
    .where('model', '=', model)
    .executeTakeFirstOrThrow()
  await renderPage(<CalculatorPage page="joint" />, {
    app,
    user: 'engineer',
    at: `/productCategories/calculationReports/joint?id=${id}`,
  })
}
const at = (path: string) =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>(`[data-path="${path}"]`)
    expect(field).not.toBeNull()
    return field!
  })
const differences = () =>
  screen.queryAllByRole('status').find((one) => one.textContent?.includes('in the model'))

test('a calculation of another size than the model says so at once, and takes the model back', async () => {
  await open('HB')
  await waitFor(async () => expect((await at('boltLength')).value).toBe('55'))
  expect(differences()).toBeUndefined()
  fireEvent.change(await at('d'), { target: { value: '16' } })
  const notice = await waitFor(() => {
    expect(differences()).toBeTruthy()
    return within(differences()!)
  })
  expect(differences()!.textContent).toMatch(/8 mm in the model, 16 mm in the calculation/)
  fireEvent.click(notice.getByRole('button', { name: 'Save without model' }))
  expect(await notice.findByText('The saved report will not name a product model.')).toBeTruthy()
  fireEvent.click(notice.getByRole('button', { name: 'Restore model data' }))
  await waitFor(() => expect(differences()).toBeUndefined())
  expect((await at('d')).value).toBe('8')
})

test('a head whose face is not known leaves the bearing diameter empty and asks for it', async () => {
  await open('SK')
  expect((await at('dW1')).value).toBe('')
  expect(await screen.findByText(/Bearing diameter, head/, { selector: 'li *' })).toBeTruthy()
})
