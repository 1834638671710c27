// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { QrCode } from '../../../src/web/shell/QrCode'

const app = await startApp()

async function open(entry?: object) {
  if (entry)
    await app.database
      .updateTable('boot_item')
      .set({ data: JSON.stringify(entry) })
      .where('area', '=', 9)
      .execute()
  await renderPage(<QrCode area="serviceQrCode" />, { app, at: '/' })
  const image = await screen.findByRole('img')
  return { image, caption: document.querySelector('figcaption')?.textContent }
}

const link = '/aboutUs/about_us_type_4'
const imageUrl = '/crrc_sales_web_html/pictures/shell/default.svg'
const imageName = { zh: '服务号', en: 'Our account' }

test('the code of the demo is drawn from its address', async () => {
  const { image, caption } = await open()
  expect(image.getAttribute('src') ?? '').not.toContain('/pictures/')
  expect(caption).toBe('Scan to follow the service account (demo)')
})

test('a picture that an editor gave is shown, link or not', async () => {
  const { image } = await open({ link, imageUrl })
  expect(image.getAttribute('src')).toContain('pictures/shell/default.svg')
})

test('the text of an editor is below the code, or else a default text', async () => {
  const content = { zh: '扫一扫', en: 'Scan me' }
  expect((await open({ link, imageName, content })).caption).toBe('Scan me')
  expect((await open({ link, imageName })).caption).toBe('Our account')
  expect((await open({ link })).caption).toBe('Scan to follow our service account')
})
