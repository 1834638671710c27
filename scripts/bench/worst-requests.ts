/** A request as expensive as the limits allow. */
export interface WorstRequest {
  name: string
  who: 'visitor' | 'customer' | 'operator'
  path: string
  method?: 'PUT'
  body: string
}

const megabyte = 1_000_000
const filled = (piece: string, bytes = megabyte) => piece.repeat(bytes / piece.length)
const list = (piece: string, bytes?: number) => `[${filled(`${piece},`, bytes)}${piece}]`

/** The worst known requests of each kind, up to a megabyte; other parts add theirs here. */
export function worstRequests({ classId }: { classId: number }): WorstRequest[] {
  const page = '/crrc_sales/web/product/page'
  const login = '/crrc_sales/admin/web/user/login/psw'
  const entry = '/crrc_sales/web/my/cart/resolve'
  const order = '/crrc_sales/web/intention/order/submit'
  const names = Array.from({ length: 60_000 }, (_, at) => `"${at}":1`).join(',')
  const lines = (line: string, count: number) =>
    JSON.stringify({ text: Array(count).fill(line).join('\n') })
  const cell = JSON.stringify('x'.repeat(60))
  const rows = list(`{"cells":[${Array(20).fill(cell).join(',')}]}`)
  return [
    { name: 'list of anything, 1 MB', who: 'visitor', path: page, body: list('1,{}') },
    { name: 'list of anything, 64 KB', who: 'visitor', path: page, body: list('1,{}', 64_000) },
    { name: 'unknown names', who: 'visitor', path: login, body: `{${names}}` },
    {
      name: 'unknown names, 64 KB',
      who: 'visitor',
      path: login,
      body: `{${names.slice(0, 60_000).replace(/,[^,]*$/, '')}}`,
    },
    {
      name: 'lists in lists',
      who: 'visitor',
      path: login,
      body: '['.repeat(30_000) + ']'.repeat(30_000),
    },
    {
      name: 'entry of one line',
      who: 'customer',
      path: entry,
      body: JSON.stringify({ text: '0'.repeat(megabyte - 100) }),
    },
    {
      name: 'entry of spaces',
      who: 'customer',
      path: entry,
      body: JSON.stringify({ text: ' '.repeat(megabyte - 100) }),
    },
    {
      name: 'entry of 500 long lines',
      who: 'customer',
      path: entry,
      body: lines('M12 x 80 - 8.8 '.repeat(13), 500),
    },
    {
      name: 'entry of 500 lines of digits',
      who: 'customer',
      path: entry,
      body: lines('1 000 '.repeat(160), 500),
    },
    {
      name: 'entry of a file of spaces',
      who: 'customer',
      path: entry,
      body: JSON.stringify({ file: { name: 'a.csv', content: ' '.repeat(megabyte - 100) } }),
    },
    {
      name: 'order of 20,000 lines',
      who: 'customer',
      path: order,
      body: `{"productList":${list('{"a":1,"b":2}', 280_000)}}`,
    },
    {
      name: 'order of 500 wrong lines',
      who: 'customer',
      path: order,
      body: `{"productList":${list('{"a":1,"b":2}', 6_500)}}`,
    },
    {
      name: 'a grid of 1 MB',
      who: 'operator',
      path: `/crrc_sales/office/catalogue/class/${classId}/models`,
      method: 'PUT',
      body: `{"columns":[],"rows":${rows},"removals":[]}`,
    },
  ]
}
