import './ui/base.css'
import './ui/first-view.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTexts } from './locale'
import { takeDoubleClicksAsOne } from './ui/double-click'

// The texts of the frame and the pages travel at the same time.
const [{ App, arriveHere }] = await Promise.all([import('./App'), loadTexts('common', 'shell')])

takeDoubleClicksAsOne()
const root = document.getElementById('root')!
const arrival = arriveHere().catch(() => undefined)
// What the server wrote of the page is read until the page itself can take its place. Without that the frame is shown when
// the page takes its time, but not for a moment: where React has shown that something is loading, it does so for 300 ms.
await (root.childElementCount > 0
  ? arrival
  : Promise.race([arrival, new Promise((done) => setTimeout(done, 500))]))
// In pieces: a click or a key meanwhile does not wait for the whole page.
startTransition(() => createRoot(root).render(<App />))
