/** Which column of a list says what; a column that is not there is undefined. */
export interface EntryColumns {
  model: number | undefined
  counts: number | undefined
  partNo: number | undefined
}

/** What people call the columns, without spaces, punctuation and what stands in brackets. */
const names: Record<keyof EntryColumns, string[]> = {
  model: [
    ...['型号', '规格', '型号规格', '规格型号', '产品型号', '物料型号', '产品', '产品名称型号'],
    ...['model', 'modelno', 'modelnumber', 'product', 'designation', 'article', 'type'],
  ],
  counts: [
    ...['数量', '需求数量', '订购数量', '采购数量', '预订数量', '件数'],
    ...['qty', 'quantity', 'counts', 'amount', 'pieces', 'pcs'],
  ],
  partNo: [
    ...['料号', '我方料号', '客户料号', '物料号', '物料编码', '物料编号', '零件号', '零件编号'],
    ...['partno', 'partnumber', 'customerpartno', 'customerpartnumber', 'ourpartno'],
    ...['yourpartno', 'itemno', 'itemnumber', 'materialno', 'materialnumber'],
  ],
}

/** The columns that a first row names, or nothing when it is a line like the others. */
export function columnsOf(cells: string[]): EntryColumns | undefined {
  const plain = cells.map((cell) =>
    cell
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\([^)]*\)/g, '')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )
  const find = (column: keyof EntryColumns) => {
    const at = plain.findIndex((cell) => names[column].includes(cell))
    return at < 0 ? undefined : at
  }
  const columns = { model: find('model'), counts: find('counts'), partNo: find('partNo') }
  const known = Object.values(columns).filter((at) => at !== undefined).length
  const filled = plain.filter((cell) => cell !== '').length
  const namesProduct = columns.model !== undefined || columns.partNo !== undefined
  return namesProduct && known >= Math.min(2, filled) ? columns : undefined
}
