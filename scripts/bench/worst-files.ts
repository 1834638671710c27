import { rawWorkbook, textRow } from '../../tests/server/spreadsheets/raw-workbook'

/** A request with a file as expensive as the limits allow, in the form of the other worst requests. */
export interface WorstFileRequest {
  name: string
  who: 'customer' | 'operator'
  path: string
  body: string
}

/** A call that generates a file, sent several times at once by one person. */
export interface WorstDownload {
  name: string
  who: 'customer' | 'operator'
  path: string
  times: number
}

const head = textRow(['Model', 'Qty'])
const line = textRow(['HB-M12x80-8.8-ZN', '5'], 2)

/**
 * Small workbooks that expand a lot (zip bombs): each is refused, or parsed in a thread while others are answered.
 */
export function worstWorkbooks(): WorstFileRequest[] {
  const workbooks = {
    'empty rows': rawWorkbook(head + line + '<row/>'.repeat(3_000_000)),
    'empty cells': rawWorkbook(`${head}${line}<row>${'<c s="2"/>'.repeat(1_600_000)}</row>`),
    'cells below every limit': rawWorkbook(
      head + line + `<row>${'<c s="2"/>'.repeat(10)}</row>`.repeat(90_000),
    ),
    'shared texts': rawWorkbook(head + line, {
      strings: '<si><t>a</t></si>'.repeat(99_000),
    }),
    'rows that never end': rawWorkbook(head + line + '<row '.repeat(3_000_000)),
    'unfolds to its limit': rawWorkbook(head + line + ' '.repeat(63_000_000)),
  }
  const entry = '/crrc_sales/web/my/cart/resolve'
  const notices = '/crrc_sales/office/delivery/order/import'
  return Object.entries(workbooks).flatMap(([name, bytes]) => {
    const content = bytes.toString('base64')
    return [
      {
        name: `workbook in quick entry: ${name}`,
        who: 'customer' as const,
        path: entry,
        body: JSON.stringify({ file: { name: 'list.xlsx', content } }),
      },
      {
        name: `workbook of deliveries: ${name}`,
        who: 'operator' as const,
        path: notices,
        body: JSON.stringify({ name: 'list.xlsx', content }),
      },
    ]
  })
}

/** Documents and exports, many at once; `reportId` is one of the customer's reports. */
export function worstDownloads({ reportId }: { reportId: number }): WorstDownload[] {
  const exports = '/crrc_sales/web/intention/order/export?format'
  const catalogue = '/crrc_sales/office/catalogue/export?format'
  return [
    {
      name: '20 reports at once',
      who: 'customer',
      path: `/crrc_sales/web/my/report/pdf/${reportId}`,
      times: 20,
    },
    { name: '20 workbooks of reservations', who: 'customer', path: `${exports}=xlsx`, times: 20 },
    { name: '20 texts of reservations', who: 'customer', path: `${exports}=csv`, times: 20 },
    { name: '6 workbooks of the catalogue', who: 'operator', path: `${catalogue}=xlsx`, times: 6 },
  ]
}
