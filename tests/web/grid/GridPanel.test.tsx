// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { givenCharacteristic } from '../../server/catalogue/editing/kept'
import { renderPage } from '../render'
import type { Schemas } from '../../../src/domain/schemas'
import { queries } from '../../../src/web/calls/api'
import { ValuesPage } from '../../../src/web/catalogue/editing/ValuesPage'

type Value = Schemas['OfficeValues']['values'][0]

const app = await startApp({ catalogue: 'empty' })

test('a grid with changes asks before a link or the closing of the tab, an unchanged one does not', async () => {
  const id = await givenCharacteristic(app, 'size', '尺寸', 'Size', 'figure', [['6', '']])
  const at = `/office/catalogue/characteristic/${id}/values`
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const page = (
    <>
      <Link to="/office/catalogue/characteristic">Characteristics</Link>
      <ValuesPage id={String(id)} />
    </>
  )
  const path = '/office/catalogue/characteristic/:id/values'
  const { address } = await renderPage(page, { app, user: 'editor', at, path })
  const back = await screen.findByRole('link', { name: 'Characteristics' })
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closing()).toBe(false)

  fireEvent.click(await screen.findByRole('button', { name: 'Add row' }))
  fireEvent.click(back)
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    'You have unsaved changes. Leave this page? They are kept as a draft in this window.',
  )
  expect(address()).toBe(at)
  expect(closing()).toBe(true)

  ask.mockReturnValue(true)
  fireEvent.click(back)
  await waitFor(() => expect(address()).toBe('/office/catalogue/characteristic'))
})

test('unsaved grid input survives a reload or a new login, beside changes saved by others', async () => {
  const id = await givenCharacteristic(app, 'width', '宽度', 'Width', 'figure', [
    ['6', ''],
    ['8', ''],
  ])
  const open = () =>
    renderPage(<ValuesPage id={String(id)} />, {
      app,
      user: 'editor',
      at: `/office/catalogue/characteristic/${id}/values`,
      path: '/office/catalogue/characteristic/:id/values',
    })
  const cellsOf = async () => {
    await screen.findByRole('grid')
    return screen.getAllByRole('gridcell').map(({ textContent }) => textContent)
  }
  const first = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Add row' }))
  fireEvent.paste(screen.getByRole('grid').querySelector('input, textarea')!, {
    clipboardData: { getData: () => '10' },
  })
  expect(await cellsOf()).toContain('10')
  first.unmount()

  const { data } = await app.call('editor', 'GET', `/office/catalogue/characteristic/${id}/values`)
  await app.call('editor', 'PUT', `/office/catalogue/characteristic/${id}/values`, {
    version: data.version,
    ordered: data.ordered,
    values: [
      ...data.values.map(({ id, val, valEn }: Value) => ({ id, val, valEn })),
      { val: '7', valEn: '' },
    ],
  })
  queries.clear()
  await open()
  const cells = await cellsOf()
  for (const size of ['6', '7', '8', '10']) expect(cells).toContain(size)
})

test('a saved grid shows each of its lines once, and nothing of them waits to be saved', async () => {
  const id = await givenCharacteristic(app, 'reach', '伸出', 'Reach', 'figure', [['6', '']])
  await renderPage(<ValuesPage id={String(id)} />, {
    app,
    user: 'editor',
    at: `/office/catalogue/characteristic/${id}/values`,
    path: '/office/catalogue/characteristic/:id/values',
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add row' }))
  fireEvent.paste(screen.getByRole('grid').querySelector('input, textarea')!, {
    clipboardData: { getData: () => '10' },
  })
  screen.getByText('0 changed, 1 new, 0 deleted')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText('0 changed, 1 new, 0 deleted')).toBeNull())
  const values = screen.getAllByRole('row').slice(1)
  expect(values.map((row) => row.querySelector('[role=gridcell]')?.textContent)).toEqual([
    '6',
    '10',
  ])
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('the last paste or edit can be undone by keys and by a button, until the stored data changes', async () => {
  const id = await givenCharacteristic(app, 'depth', '深度', 'Depth', 'figure', [
    ['6', ''],
    ['8', ''],
  ])
  await renderPage(<ValuesPage id={String(id)} />, {
    app,
    user: 'editor',
    at: `/office/catalogue/characteristic/${id}/values`,
    path: '/office/catalogue/characteristic/:id/values',
  })
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const input = () => screen.getByRole('grid').querySelector('input')!
  const cells = () =>
    screen.getAllByRole('row').flatMap((row) => row.querySelectorAll('[role=gridcell]')[0] ?? [])
  const values = () => cells().map((cell) => cell.textContent)
  const paste = (text: string) =>
    fireEvent.paste(input(), { clipboardData: { getData: () => text } })
  const undoByKeys = () => fireEvent.keyDown(input(), { key: 'z', ctrlKey: true })
  await screen.findByRole('grid')
  expect(button('Undo').disabled).toBe(true)

  paste('10\n12\n14')
  expect(values()).toEqual(['10', '12', '14'])
  paste('11')
  undoByKeys()
  expect(values()).toEqual(['10', '12', '14'])
  undoByKeys()
  expect(values()).toEqual(['6', '8'])
  undoByKeys()
  expect(values()).toEqual(['6', '8'])

  fireEvent.change(input(), { target: { value: '7' } })
  fireEvent.keyDown(input(), { key: 'z', ctrlKey: true })
  expect(input().value).toBe('7')
  fireEvent.keyDown(input(), { key: 'Enter' })
  expect(values()).toEqual(['7', '8'])
  fireEvent.click(button('Undo'))
  expect(values()).toEqual(['6', '8'])

  paste('9')
  fireEvent.click(button('Save'))
  await waitFor(() => expect(button('Save').disabled).toBe(true))
  expect(button('Undo').disabled).toBe(true)
})

test('a figure that may be two is asked, and one with needless zeros is stored without', async () => {
  const id = await givenCharacteristic(app, 'bore', '孔', 'Bore', 'figure', [['6', '']])
  await renderPage(<ValuesPage id={String(id)} />, {
    app,
    user: 'editor',
    at: `/office/catalogue/characteristic/${id}/values`,
    path: '/office/catalogue/characteristic/:id/values',
  })
  const paste = (text: string) =>
    fireEvent.paste(screen.getByRole('grid').querySelector('input')!, {
      clipboardData: { getData: () => text },
    })
  await screen.findByRole('grid')
  paste('1,250')
  screen.getByText(/“1,250” could be 1\.25 \/ 1250/)
  paste('012.50')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('No unsaved changes')
  expect(screen.getAllByRole('gridcell')[0]!.textContent).toBe('12.5')
})
