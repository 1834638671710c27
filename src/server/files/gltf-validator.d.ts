/** What is used of it; it brings no types. */
declare module 'gltf-validator' {
  interface Report {
    issues: { numErrors: number }
    /** Missing where the description cannot be read. */
    info?: {
      extensionsRequired?: string[]
      resources?: { storage: string }[]
    }
  }
  export function validateBytes(
    bytes: Uint8Array,
    options: { maxIssues: number; onlyIssues: string[] },
  ): Promise<Report>
}
