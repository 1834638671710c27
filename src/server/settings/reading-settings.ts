/** How a part of the settings reads the environment; what it reads is described along with it. */
export interface Reading {
  env: Record<string, string | undefined>
  describe: (name: string, limits?: string, fallback?: string) => void
  whole: (name: string, fallback: number, max: number, more?: { least?: number }) => number
  named: <Name extends string>(
    variable: string,
    table: Record<Name, unknown>,
    fallback: NoInfer<Name>,
  ) => Name
  /** Makes the error of a value that cannot be taken. */
  refused: (sentence: string) => Error
}
