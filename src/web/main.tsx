import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { loadTexts } from './locale'

// The texts and the pages travel at the same time.
const [{ App }] = await Promise.all([import('./App'), loadTexts()])

createRoot(document.getElementById('root')!).render(<App />)
