/** What the second piece of the script brings: see main.ts. It hears of going back before the router does. */
import './pages/back'
export { loadTexts } from './language/locale'
export { keepStrayFilesOut } from './ui/stray-files'
export { takeDoubleClicksAsOne } from './ui/double-click'
