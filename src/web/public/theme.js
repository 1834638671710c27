// Shows the theme of the person before the first paint, so that a dark page does not flash white.
// session/look.ts keeps these values and repeats this once the page's scripts run.
{
  const kept = (storage, name) => JSON.parse(storage.getItem(name) ?? 'null')?.content
  try {
    const person = kept(sessionStorage, 'user')?.id
    const theme = kept(localStorage, person === undefined ? 'theme' : `theme.${person}`)
    const device = matchMedia('(prefers-color-scheme: dark)')
    if (theme === 'dark' || (theme !== 'light' && device.matches))
      document.documentElement.dataset.theme = 'dark'
  } catch {
    // Without storage the page stays light.
  }
}
