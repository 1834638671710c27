import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { loadTexts } from './locale'

// The texts of the frame and the pages travel at the same time.
const [{ App }] = await Promise.all([import('./App'), loadTexts('common', 'shell')])

createRoot(document.getElementById('root')!).render(<App />)
