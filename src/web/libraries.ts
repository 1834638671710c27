/** Contents of the script's first chunk (see main.ts). */
export { createElement, startTransition } from 'react'
export { createRoot } from 'react-dom/client'
