export function runScript(file: string, args?: string[], env?: Record<string, string>): void
export function runTool(name: string, args?: string[], env?: Record<string, string>): boolean
