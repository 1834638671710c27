import './ui/base.css'
import './ui/first-view.css'

/** Lets what a reader does meanwhile go first. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

// One piece after the other, all of them on their way already: run at once they would hold up a click.
const { createElement, createRoot, startTransition } = await import('./libraries')
await pause()
const { keepStrayFilesOut, loadTexts, takeDoubleClicksAsOne } = await import('./frame')
await pause()
// The texts of the frame and the pages travel at the same time.
const [{ App, arriveHere, checkWhoIsBack, meetOtherTabs }] = await Promise.all([
  import('./App'),
  loadTexts('common', 'shell'),
])

takeDoubleClicksAsOne()
keepStrayFilesOut()
// The page shows what the user who is logged in may see.
await meetOtherTabs()
checkWhoIsBack()
const root = document.getElementById('root')!
// What the server wrote of the page is read until the page itself can take its place; without that the frame comes first.
if (root.childElementCount > 0) await arriveHere().catch(() => undefined)
// In pieces: a click or a key meanwhile does not wait for the whole page.
startTransition(() => createRoot(root).render(createElement(App)))
