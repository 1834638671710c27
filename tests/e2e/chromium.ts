const always = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How the browser of the journeys is started. Without a graphics card the processor itself paints fastest. */
export const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [...always, '--disable-gpu-compositing', '--disable-gpu-rasterization'],
}

/** The same with WebGL, on an imitated graphics card that paints all the rest slowly too. */
export const chromiumWithWebGl = {
  ...chromium,
  args: [...always, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}
