import type { Page } from '@playwright/test'
import { viewNames } from '../../src/web/catalogue/viewer/views'
import { chromiumWithWebGl } from './chromium'
import { expect, test, type Portal } from './portal'

// Software rendering: the fewer pixels the better.
test.use({ launchOptions: chromiumWithWebGl, viewport: { width: 800, height: 600 } })

/** All sides of a riveting gun differ. */
const gun = 'GH-127'

const fileOf = async (portal: Portal, name: string) =>
  `/crrc_sales/web/product/file/${await portal.productId(gun)}/${name}`
const openViewer = (portal: Portal, address: string) =>
  portal.open(`threeD?url=${encodeURIComponent(address)}`)

/** The rendered picture as a string. */
const picture = (page: Page) =>
  page
    .locator('canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/webp', 0.5))

/** The rendering as 100 × 100 pixels with red, green, blue and opacity. */
const pixels = (page: Page) =>
  page.locator('canvas').evaluate((element) => {
    const copy = document.createElement('canvas')
    copy.width = copy.height = 100
    const context = copy.getContext('2d')!
    context.drawImage(element as HTMLCanvasElement, 0, 0, 100, 100)
    const { data } = context.getImageData(0, 0, 100, 100)
    return Array.from({ length: 10_000 }, (_, nth) => [...data.slice(nth * 4, nth * 4 + 4)])
  })

/** Share of pixels that are not empty. */
const drawnShare = async (page: Page) =>
  (await pixels(page)).filter(([, , , opacity = 0]) => opacity > 0).length / 10_000

/** Mean brightness of the rendered part, 0 to 255. */
async function brightness(page: Page) {
  const drawn = (await pixels(page)).filter(([, , , opacity]) => opacity === 255)
  return drawn.reduce((sum, [, green = 0]) => sum + green, 0) / drawn.length
}

test('stainless steel and zinc are bright as in their pictures, black oxide is dark', async ({
  page,
  portal,
}) => {
  const seen: Record<string, number> = {}
  for (const model of ['RL2-127-8-R', 'HB-M12x80-8.8-ZN', 'RL1-127-8-R-BK']) {
    const id = await portal.productId(model)
    await openViewer(portal, `/crrc_sales/web/product/file/${id}/model.glb`)
    await expect(page.getByRole('application')).toHaveAttribute('data-state', 'shown')
    await expect.poll(() => drawnShare(page)).toBeGreaterThan(0.02)
    seen[model] = await brightness(page)
  }
  expect(seen['RL2-127-8-R']).toBeGreaterThan(140)
  expect(seen['HB-M12x80-8.8-ZN']).toBeGreaterThan(140)
  expect(seen['RL1-127-8-R-BK']).toBeLessThan(70)
})

test('a model is drawn in the gallery and turns when it is dragged', async ({ page, portal }) => {
  const { text } = portal
  await portal.openProduct('RL1-127-16-R-ZN')
  const gallery = page.getByRole('region', { name: text('catalogue.product.gallery') })
  await gallery.getByRole('button', { name: text('catalogue.product.slide.model') }).click()
  await gallery.getByRole('button', { name: text('catalogue.product.open3d') }).click()
  const stage = page.getByRole('application')
  await expect(stage).toHaveAttribute('data-state', 'shown')
  await expect.poll(() => drawnShare(page)).toBeGreaterThan(0.02)

  const before = await picture(page)
  const box = (await stage.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 120, y + 60, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await picture(page)) !== before).toBe(true)
})

test('a window of its own shows a model from eight sides and by keys', async ({ page, portal }) => {
  const { text } = portal
  await openViewer(portal, await fileOf(portal, 'model.glb'))
  const stage = page.getByRole('application')
  await expect(stage).toHaveAttribute('data-state', 'shown')
  await expect.poll(() => drawnShare(page)).toBeGreaterThan(0.02)

  const seen = [await picture(page)]
  await page.keyboard.press('3')
  await expect(
    page.getByRole('button', { name: text('viewer.view.right'), exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('1')
  await expect.poll(() => picture(page)).toBe(seen[0])
  const waitForAnother = async () => {
    await expect.poll(async () => (await picture(page)) !== seen.at(-1)).toBe(true)
    seen.push(await picture(page))
  }
  for (const view of viewNames.slice(1)) {
    await page.getByRole('button', { name: text(`viewer.view.${view}`), exact: true }).click()
    await waitForAnother()
  }
  expect(new Set(seen).size).toBe(viewNames.length)
  await stage.focus()
  for (const key of ['ArrowLeft', 'ArrowUp', '+', '1']) {
    await page.keyboard.press(key)
    await waitForAnother()
  }
})

test('changing the view fits the whole model again, whatever the zoom', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await openViewer(portal, await fileOf(portal, 'model.glb'))
  await expect(page.getByRole('application')).toHaveAttribute('data-state', 'shown')
  await expect.poll(() => drawnShare(page)).toBeGreaterThan(0.02)
  const show = (view: 'front' | 'right') =>
    page.getByRole('button', { name: text(`viewer.view.${view}`), exact: true }).click()
  const another = async (before: string) => {
    await expect.poll(async () => (await picture(page)) !== before).toBe(true)
    return picture(page)
  }

  const first = await picture(page)
  await show('front')
  const front = await another(first)
  await show('right')
  const end = await another(front)
  await page.getByRole('button', { name: text('viewer.zoomIn') }).click()
  const near = await another(end)
  await page.getByRole('application').hover()
  await page.mouse.wheel(0, -300)
  await another(near)
  await show('front')
  await expect.poll(() => picture(page)).toBe(front)
})

test('an STL file is drawn as well', async ({ page, portal }) => {
  await openViewer(portal, await fileOf(portal, 'model.stl'))
  await expect(page.getByRole('application')).toHaveAttribute('data-state', 'shown')
  await expect.poll(() => drawnShare(page)).toBeGreaterThan(0.02)
})

/** Files of this site that are not models, by content. */
const contents = {
  'broken.glb': Buffer.concat([
    Buffer.from('glTF'),
    Buffer.from([2, 0, 0, 0, 40, 0, 0, 0]),
    Buffer.alloc(28, 7),
  ]),
  'picture.glb': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(5)),
  'nothing.glb': Buffer.alloc(0),
  'hollow.stl': Buffer.from('solid part\nendsolid part\n'.padEnd(120)),
}

const failures = [
  { file: 'broken.glb', reason: 'broken' },
  { file: 'picture.glb', reason: 'broken' },
  { file: 'nothing.glb', reason: 'empty' },
  { file: 'hollow.stl', reason: 'empty' },
  { file: 'missing.glb', reason: 'missing' },
  { file: 'https://elsewhere.example/model.glb', reason: 'foreign' },
  { file: '', reason: 'none' },
] as const

test('a file that cannot be shown says why', async ({ page, portal }) => {
  const { text } = portal
  portal.expectProblem(/404/)
  for (const [name, body] of Object.entries(contents)) {
    await page.route(`**/files/${name}`, (route) => route.fulfill({ body }))
  }
  for (const { file, reason } of failures) {
    const address = /^https|^$/.test(file) ? file : `/crrc_sales_web_html/files/${file}`
    await test.step(`${file || 'no file'}: ${reason}`, async () => {
      await openViewer(portal, address)
      await expect(page.getByRole('alert')).toContainText(text(`viewer.failed.${reason}.title`))
      await expect(page.getByRole('alert')).toContainText(text(`viewer.failed.${reason}.hint`))
    })
  }
})

test('a model that was not there is fetched when it is tried again', async ({ page, portal }) => {
  const { text } = portal
  portal.expectProblem(/ERR_FAILED/)
  await page.route('**/model.glb', (route) => route.abort(), { times: 1 })
  await openViewer(portal, await fileOf(portal, 'model.glb'))
  await page
    .getByRole('alert')
    .getByRole('button', { name: text('viewer.retry') })
    .click()
  await expect(page.getByRole('application')).toHaveAttribute('data-state', 'shown')
})

test('after the graphics card took its memory back the part is lit as before', async ({
  page,
  portal,
}) => {
  // Simulates a GPU, with which the metal reflects a rendered room.
  await page.addInitScript(() => {
    const read = WebGL2RenderingContext.prototype.getParameter
    WebGL2RenderingContext.prototype.getParameter = function (name: number) {
      return name === 0x9246 ? 'A graphics card' : (read.call(this, name) as unknown)
    }
  })
  const id = await portal.productId('RL2-127-8-R')
  await openViewer(portal, `/crrc_sales/web/product/file/${id}/model.glb`)
  await expect(page.locator('canvas')).toBeVisible()
  await expect.poll(() => drawnShare(page)).toBeGreaterThan(0.01)
  const before = await brightness(page)
  await page.locator('canvas').evaluate(async (element) => {
    const canvas = element as HTMLCanvasElement
    const card = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    const heard = (name: string) =>
      new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }))
    const lost = heard('webglcontextlost')
    card?.loseContext()
    await lost
    // A lost context can be restored only after the event of its loss has ended.
    await new Promise((resolve) => setTimeout(resolve))
    const restored = heard('webglcontextrestored')
    card?.restoreContext()
    await restored
  })
  await expect
    .poll(async () => Math.abs((await brightness(page)) - before))
    .toBeLessThan(before * 0.1)
})
