/** What the second piece of the script brings: see main.ts. It hears of going back before the router does. */
import './back'
export { loadTexts } from './locale'
export { keepStrayFilesOut } from './ui/stray-files'
export { takeDoubleClicksAsOne } from './ui/double-click'
