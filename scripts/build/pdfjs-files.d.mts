import type { Plugin } from 'vite'

export function pdfjsFiles(): Plugin
