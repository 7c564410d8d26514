import type { Plugin } from 'vite'

export function programs(): Plugin
