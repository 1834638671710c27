import './ui/base.css'
import './ui/first-view.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './back'
import { loadTexts } from './locale'
import { takeDoubleClicksAsOne } from './ui/double-click'

// The texts of the frame and the pages travel at the same time.
const [{ App, arriveHere }] = await Promise.all([import('./App'), loadTexts('common', 'shell')])

takeDoubleClicksAsOne()
const root = document.getElementById('root')!
// What the server wrote of the page is read until the page itself can take its place; without that the frame comes first.
if (root.childElementCount > 0) await arriveHere().catch(() => undefined)
// In pieces: a click or a key meanwhile does not wait for the whole page.
startTransition(() => createRoot(root).render(<App />))
