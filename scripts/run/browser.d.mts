export const headlessShell: string
export function findBrowser(): string | undefined
