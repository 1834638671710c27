/**
 * Contents of the script's second chunk (see main.ts). `back` comes first so that it hears popstate before the router
 * does.
 */
import './pages/back'
export { loadTexts } from './language/locale'
export { keepStrayFilesOut } from './ui/stray-files'
export { takeDoubleClicksAsOne } from './ui/double-click'
