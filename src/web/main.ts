import './ui/base.css'
import './ui/first-view.css'

/** Yields to the event loop so that pending input is handled first. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

// The chunks are fetched in parallel but run one after the other: run at once they would block input.
const { createElement, createRoot, startTransition } = await import('./libraries')
await pause()
const { keepStrayFilesOut, loadTexts, takeDoubleClicksAsOne } = await import('./frame')
await pause()
// Load the frame's texts in parallel with the pages.
const [{ App, arriveHere, checkWhoIsBack, keepTheme, meetOtherTabs }] = await Promise.all([
  import('./App'),
  loadTexts('common', 'shell'),
])

takeDoubleClicksAsOne()
keepStrayFilesOut()
// Take over the session of another tab first: it decides what the page may show.
await meetOtherTabs()
keepTheme()
checkWhoIsBack()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
// Keep the server-rendered content visible until the page's code has loaded; without such content show the frame
// first.
if (root.childElementCount > 0) await arriveHere().catch(() => undefined)
// A transition renders in slices, so a click or a key need not wait for the whole page.
startTransition(() => createRoot(root).render(createElement(App)))
