import type { Column } from '../reading/span'
import { headerColumns } from '../reading/table'

/** Column index by meaning; undefined if the list has no such column. */
export interface EntryColumns {
  model: number | undefined
  counts: number | undefined
  partNo: number | undefined
}

/** Names of the columns, without spaces, punctuation and bracketed parts. */
const names: Record<keyof EntryColumns, string[]> = {
  model: [
    '型号',
    '规格',
    '型号规格',
    '规格型号',
    '产品型号',
    '物料型号',
    '产品',
    '产品名称型号',
    'model',
    'modelno',
    'modelnumber',
    'product',
    'designation',
    'article',
    'type',
    'specification',
    'productmodel',
  ],
  counts: [
    '数量',
    '需求数量',
    '订购数量',
    '采购数量',
    '预订数量',
    '申请数量',
    '订货数量',
    '件数',
    '需求量',
    '采购量',
    '订购量',
    'qty',
    'quantity',
    'counts',
    'amount',
    'pieces',
    'pcs',
    'orderqty',
    'orderquantity',
    'requiredqty',
    'requiredquantity',
    'qtyrequired',
  ],
  partNo: [
    '料号',
    '我方料号',
    '客户料号',
    '物料号',
    '物料编码',
    '物料编号',
    '零件号',
    '零件编号',
    'partno',
    'partnumber',
    'customerpartno',
    'customerpartnumber',
    'ourpartno',
    'yourpartno',
    'itemno',
    'itemnumber',
    'materialno',
    'materialnumber',
  ],
}

/** Columns that may contain the model if none is named after it. */
const descriptions = [
  '名称',
  '品名',
  '产品名称',
  '物料名称',
  '物料描述',
  '描述',
  '名称规格',
  '名称型号',
  'description',
  'itemdescription',
  'partdescription',
  'productdescription',
  'item',
  'part',
]

/** The columns named by a header row; undefined if it is an ordinary line. */
export function columnsOf(cells: string[]): EntryColumns | undefined {
  const plain = cells.map((cell) =>
    cell
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\([^()]*\)/g, '')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )
  // Each list starts with the least ambiguous name.
  const find = (called: string[]) => {
    const name = called.find((title) => plain.includes(title))
    return name === undefined ? undefined : plain.indexOf(name)
  }
  const columns = {
    model: find(names.model) ?? find(descriptions),
    counts: find(names.counts),
    partNo: find(names.partNo),
  }
  const known = Object.values(columns).filter((at) => at !== undefined).length
  const filled = plain.filter((cell) => cell !== '').length
  const namesProduct = columns.model !== undefined || columns.partNo !== undefined
  return namesProduct && known >= Math.min(2, filled) ? columns : otherColumns(cells)
}

/** Columns by the headings that every reader of tables knows, if they include the quantity. */
function otherColumns(cells: string[]): EntryColumns | undefined {
  const named = headerColumns(cells)
  const at = (...columns: Column[]) => {
    const place =
      named?.findIndex((column) => column !== undefined && columns.includes(column)) ?? -1
    return place < 0 ? undefined : place
  }
  const columns = { model: at('size', 'name'), counts: at('quantity'), partNo: at('code') }
  return columns.counts !== undefined && columns.model !== undefined ? columns : undefined
}
