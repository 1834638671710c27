// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { calculate } from '../../../src/domain/calculation/calculate'
import { clampExample } from '../../../src/domain/calculation/examples'
import { importCatalogue } from '../../../src/server/catalogue/import/import'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { renderPage } from '../render'
import { queries } from '../../../src/web/calls/api'
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

beforeEach(() => {
  sessionStorage.clear()
  localStorage.removeItem('calculation.units')
})

const open = (page: 'clamp' | 'flexibility' | 'stretching' = 'clamp', query = '') =>
  renderPage(<CalculatorPage page={page} />, {
    app,
    user: 'engineer',
    at: `/productCategories/calculationReports/${page}${query}`,
  })

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const type = async (name: string, value: string) => {
  const input = await field(name)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const main = (name: string) =>
  screen.findAllByText(name).then(([term]) => term!.parentElement!.textContent)

async function fillIn() {
  await type('Max. friction coefficient µ', '0.16')
  await type('Min. friction coefficient µ', '0.1')
  await type('Installation torque', '150')
}

test('a result appears as soon as the parameters are complete', async () => {
  await open()
  expect(await screen.findByText('Please enter Installation torque')).toBeTruthy()
  await fillIn()
  expect(await main('Minimum preload Fmin')).toContain('45.60')
})

test('decimal commas, full-width figures and pasted units are read', async () => {
  await open()
  await type('Max. friction coefficient µ', '０，１６')
  await type('Min. friction coefficient µ', '0,1')
  await type('Installation torque', '150 N·m')
  expect(await main('Minimum preload Fmin')).toContain('45.60')
})

test('faults stand at their fields, and calculating goes to the first', async () => {
  await open()
  await type('Max. friction coefficient µ', '0.05')
  await type('Min. friction coefficient µ', '0.1')
  await press('Calculate')
  expect(
    await screen.findAllByText(
      'The max. friction coefficient must not be less than the min. friction coefficient',
    ),
  ).toHaveLength(2)
  await waitFor(async () => expect(document.activeElement).toBe(await field('Installation torque')))
  await type('Installation torque', 'much')
  expect((await screen.findAllByText('Installation torque: please enter a number')).length).toBe(2)
})

test('a negative diameter clears its field', async () => {
  await open()
  await type('Hole diameter', '-17')
  expect((await field('Hole diameter')).value).toBe('')
})

test('other units show the same values, and come back as they were', async () => {
  await open()
  await fillIn()
  await press('Inch')
  expect((await field('Installation torque')).value).toBe('110.63432')
  expect(await main('Minimum preload Fmin')).toContain('lbf')
  await press('Metric')
  expect((await field('Installation torque')).value).toBe('150')
})

test('a report can be saved only for a calculated result', async () => {
  await open()
  await fillIn()
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save as report' })
  expect(save.disabled).toBe(true)
  await press('Calculate')
  await waitFor(() => expect(save.disabled).toBe(false))
  await type('Installation torque', '151')
  expect(save.disabled).toBe(true)
  await press('Calculate')
  await waitFor(() => expect(save.disabled).toBe(false))
  // A double click before the next render saves once.
  act(() => {
    save.click()
    save.click()
  })
  expect(await screen.findByRole('link', { name: 'Open report' })).toBeTruthy()
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  const reports = await app.database.selectFrom('calculation_report').select('id').execute()
  expect(reports).toHaveLength(1)
})

test('the preload goes on to the resilience page', async () => {
  const { address } = await open()
  await fillIn()
  await press('Continue to resilience')
  expect(address()).toBe('/productCategories/calculationReports/flexibility')
  await open('flexibility')
  // The values are stored in this tab, where the next page reads them.
  expect(
    await screen.findByText('Joint diagram (force–deformation)', {}, { timeout: 10_000 }),
  ).toBeTruthy()
})

test('the preload of a product goes on to its own lengths and plates', async () => {
  const header = [
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
  ]
  const row = ['螺栓', 'Bolts', 'HB-16-80', 'Bolt', '16', '2', '10.9', 'GB/T 5782', '1', '80']
  await importCatalogue(app.database, {
    tables: [{ name: 'bolts.csv', header, rows: [row] }],
    categories: [{ categoryType: 1, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 }],
  })
  const { id } = await app.database
    .selectFrom('material')
    .select('id')
    .where('model', '=', 'HB-16-80')
    .executeTakeFirstOrThrow()
  await open('clamp', `?id=${id}`)
  await screen.findByText('HB-16-80')
  await fillIn()
  await press('Continue to resilience')
  await open('flexibility', `?id=${id}`)
  expect((await field('Bolt length')).value).toBe('80')
  expect((await field('Thread length')).value).toBe('38')
  // 80 mm minus the nut and the protruding thread, in two plates.
  const thicknesses = await screen.findAllByLabelText<HTMLInputElement>('Thickness')
  expect(thicknesses.map(({ value }) => Number(value))).toEqual([30.5, 30.5])
})

test('sections can be added and removed', async () => {
  await open('stretching')
  const removing = () => screen.getAllByRole('button', { name: /^Remove row/ })
  await screen.findAllByRole('button', { name: /^Remove row/ })
  const before = removing().length
  await press('Add row')
  expect(removing()).toHaveLength(before + 1)
  fireEvent.click(removing()[0]!)
  expect(removing()).toHaveLength(before)
})

test('the moduli of steel, stainless steel and aluminium are entered with one click', async () => {
  await open('flexibility')
  const modulus = await field('Bolt modulus of elasticity')
  const place = within(modulus.closest('div')!.parentElement!)
  for (const [name, value] of [
    ['Stainless steel 201 GPa', '201'],
    ['Aluminium 71 GPa', '71'],
    ['Steel 207 GPa', '207'],
  ] as const) {
    fireEvent.click(place.getAllByRole('button', { name })[0]!)
    await waitFor(() => expect(modulus.value).toBe(value))
  }
})

test('a friction class is looked up beside its field', async () => {
  await open()
  const [help] = await screen.findAllByRole('button', { name: 'Show reference table' })
  fireEvent.click(help!)
  expect(await screen.findByText('VDI 2230-1 (2003), A5', { exact: false })).toBeTruthy()
})

test('where a load enters is looked up beside its field, and the friction in the joint has no class of threads', async () => {
  await open('flexibility')
  const beside = async (name: string) =>
    within((await screen.findByText(name, { selector: 'label' })).parentElement!)
  const n = await beside('Load introduction factor n')
  fireEvent.click(n.getByRole('button', { name: 'Show reference table' }))
  expect(await screen.findByText('maximum: not conservative')).toBeTruthy()
  const joint = await beside('Interface friction coefficient')
  expect(joint.queryByRole('button')).toBeNull()
})

test('the formula of a figure is shown on demand', async () => {
  await open()
  await fillIn()
  const row = (await screen.findByText('Tightening factor αA')).closest('tr')!
  fireEvent.click(within(row).getByRole('button', { name: 'Formula' }))
  expect(await screen.findByText('Source: VDI 2230-1, 5.4.3')).toBeTruthy()
})

test('values of an address are applied once, and later input survives a reload', async () => {
  const { address } = await open('clamp', '?d=24&torque=500')
  await waitFor(() => expect(address()).toBe('/productCategories/calculationReports/clamp'))
  expect((await field('Thread diameter')).value).toBe('24')
  await type('Installation torque', '600')
  await open('clamp')
  expect((await field('Installation torque')).value).toBe('600')
})

test('a duplicated report is taken once as well', async () => {
  const body = {
    page: 'clamp',
    name: 'Door',
    input: clampExample,
    result: calculate('clamp', clampExample),
  }
  const path = '/web/calculate/createReport/0'
  const { reportId } = (await app.call('engineer', 'POST', path, body)).data
  const { address } = await open('clamp', `?report=${reportId}`)
  await waitFor(() => expect(address()).toBe('/productCategories/calculationReports/clamp'))
  await waitFor(async () => expect((await field('Installation torque')).value).toBe('230'))
  await type('Installation torque', '231')
  await open('clamp')
  expect((await field('Installation torque')).value).toBe('231')
})

test('a fault in the folded part unfolds it, and calculating goes there', async () => {
  await open()
  await fillIn()
  await type('Shank bore diameter', '20')
  const bore = await field('Shank bore diameter')
  const folded = bore.closest('details')!
  await waitFor(() => expect(folded.open).toBe(true))
  await press('Calculate')
  await waitFor(() => expect(document.activeElement).toBe(bore))
})

test('another bolt brings its hole, and a typed hole is marked as unusual', async () => {
  await open()
  const choose = async (d: string) =>
    fireEvent.change(await field('Thread diameter'), { target: { value: d } })
  await choose('20')
  expect((await field('Hole diameter')).value).toBe('22')
  await type('Hole diameter', '23')
  await choose('24')
  expect((await field('Hole diameter')).value).toBe('23')
  expect(await screen.findByText(/Differs from the usual value for M24, 26.000 mm/)).toBeTruthy()
  await press('Use')
  expect((await field('Hole diameter')).value).toBe('26')
})

test('a lockbolt has no torque page, but the figures of its maker, and no other method', async () => {
  const id = await givenLockbolt()
  await open('clamp', `?id=${id}`)
  expect(await screen.findByText(/no tightening torque, turning angle/)).toBeTruthy()
  expect(screen.getByText('Minimum tensile load').closest('tr')!.textContent).toContain('75.80')
  expect(screen.queryByLabelText('Installation torque')).toBeNull()
  await open('stretching', `?id=${id}`)
  expect((await screen.findAllByText('Percentage of minimum tensile load')).length).toBe(2)
  expect(screen.queryByLabelText('Method')).toBeNull()
  for (const name of ['Tensile stress σ', 'Pitch diameter d2'])
    expect(screen.queryByText(name)).toBeNull()
  // An example would replace the product's bolt.
  expect(screen.queryByRole('button', { name: 'Fill in example' })).toBeNull()
})

async function givenLockbolt(): Promise<number> {
  const [id] = (await givenProducts(app.database, [{ model: 'LB-12' }])) as [number]
  const baseInfo = Object.fromEntries(
    Object.entries({ clampingForce: '53.6', minimumTensionLoad: '75.8' }).map(([name, val]) => [
      name,
      { val },
    ]),
  )
  await app.database
    .updateTable('material')
    .set({ data: JSON.stringify({ isCalculate: 1, baseInfo }) })
    .where('id', '=', id)
    .execute()
  return id
}
