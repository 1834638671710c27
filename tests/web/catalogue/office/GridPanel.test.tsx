// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../../app'
import { givenCharacteristic } from '../../../server/catalogue/office/kept'
import { renderPage } from '../../render'
import { ValuesPage } from '../../../../src/web/catalogue/office/ValuesPage'

const app = await startApp({ catalogue: 'empty' })

test('a grid with changes asks before a link or the closing of the tab loses them, an unchanged one does not', async () => {
  const id = await givenCharacteristic(app, 'size', '尺寸', 'Size', 'figure', [['6', '']])
  const at = `/office/catalogue/characteristic/${id}/values`
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { address } = await renderPage(<ValuesPage id={String(id)} />, {
    ...{ app, user: 'editor', at },
    path: '/office/catalogue/characteristic/:id/values',
  })
  const back = await screen.findByRole('link', { name: 'Characteristics' })
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closing()).toBe(false)

  fireEvent.click(await screen.findByRole('button', { name: 'Add a row' }))
  fireEvent.click(back)
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    'There are changes you have not saved. Leave and lose them?',
  )
  expect(address()).toBe(at)
  expect(closing()).toBe(true)

  ask.mockReturnValue(true)
  fireEvent.click(back)
  await waitFor(() => expect(address()).toBe('/office/catalogue/characteristic'))
})
