import { findBrowser } from '../../scripts/run/browser.mjs'

const always = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Launch options of the journeys' browser. Without a GPU, CPU rasterisation is fastest. */
export const chromium = {
  executablePath: findBrowser(),
  args: [...always, '--disable-gpu-compositing', '--disable-gpu-rasterization'],
}

/** The same with WebGL on a software GPU, which slows down everything else. */
export const chromiumWithWebGl = {
  ...chromium,
  args: [...always, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}
