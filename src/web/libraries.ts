/** What the first piece of the script brings: see main.ts. */
export { createElement, startTransition } from 'react'
export { createRoot } from 'react-dom/client'
