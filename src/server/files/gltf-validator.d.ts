/** Types for the used part of the package, which has none. */
declare module 'gltf-validator' {
  interface Report {
    issues: { numErrors: number }
    /** Missing if the glTF JSON cannot be parsed. */
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
