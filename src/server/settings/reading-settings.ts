/** Reads the environment and describes each setting at the same time. */
export interface Reading {
  env: Record<string, string | undefined>
  describe: (name: string, limits?: string, fallback?: string) => void
  whole: (name: string, fallback: number, max: number, more?: { least?: number }) => number
  named: <Name extends string>(
    variable: string,
    table: Record<Name, unknown>,
    fallback: NoInfer<Name>,
  ) => Name
  /** Creates the error for an invalid value. */
  refused: (sentence: string) => Error
}
