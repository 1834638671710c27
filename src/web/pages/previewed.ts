/** What a window shows before it is published: the office draws such windows for its editors. */
export interface Previewed {
  /** The content and its version, as the calls name them. */
  asked: string
  /** The page of the shop that is shown, whatever the address bar says. */
  page: string
}

/** Of this window, for as long as it is open: `/office/preview/12.3?page=…`. */
export const previewed: Previewed | undefined = (() => {
  const { pathname, searchParams } = new URL(location.href)
  const asked = /\/office\/preview\/(\d+\.\d+)$/.exec(pathname)?.[1]
  return asked === undefined ? undefined : { asked, page: searchParams.get('page') ?? '/' }
})()
