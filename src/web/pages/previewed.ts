/** Content that a preview window shows before publication; the office opens such windows for editors. */
export interface Previewed {
  /** The content and its version, as the calls name them. */
  versionId: string
  /** Path of the previewed shop page, whatever the address bar says. */
  page: string
}

/** Set for the lifetime of a preview window: `/office/preview/12.3?page=…`. */
export const previewed: Previewed | undefined = (() => {
  const { pathname, searchParams } = new URL(location.href)
  const versionId = /\/office\/preview\/(\d+\.\d+)$/.exec(pathname)?.[1]
  return versionId === undefined ? undefined : { versionId, page: searchParams.get('page') ?? '/' }
})()
