import type { Plugin } from 'vite'

export function demoFiles(): Plugin
