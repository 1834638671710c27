import type { Column } from './span'

/** Headings of columns, without spaces, punctuation and bracketed parts. */
const headings: Readonly<Record<Column, string>> = {
  row: '序号 行号 项次 no pos position item line nr lfdnr',
  name: '名称 品名 物料 物料名称 产品名称 产品 零件名称 物料描述 描述 名称规格 名称型号 description itemdescription partdescription productdescription product part name benennung bezeichnung artikel',
  code: '料号 我方料号 客户料号 物料号 物料编码 物料编号 零件号 零件编号 图号 代号 编码 partno partnumber customerpartno customerpartnumber ourpartno yourpartno itemno itemnumber materialno materialnumber articleno artikelnr artikelnummer sachnummer',
  size: '规格 型号 规格型号 型号规格 尺寸 产品型号 物料型号 size dimension dimensions specification spec model modelno modelnumber designation article type productmodel abmessung größe',
  standard: '标准 标准号 国标 执行标准 standard norm',
  class:
    '等级 性能等级 强度等级 强度 级别 grade class propertyclass strength festigkeit festigkeitsklasse',
  material: '材质 材料 material werkstoff',
  finish: '表面处理 表面 镀层 涂层 finish surface coating plating oberfläche',
  quantity:
    '数量 需求数量 订购数量 采购数量 预订数量 申请数量 订货数量 件数 需求量 采购量 订购量 总数 qty quantity counts amount pieces pcs orderqty orderquantity requiredqty requiredquantity qtyrequired menge anzahl stück',
  unit: '单位 unit uom einheit me',
  price:
    '单价 价格 金额 总价 含税单价 price unitprice total amounteur preis einzelpreis gesamtpreis',
  note: '备注 说明 remark remarks note notes comment bemerkung',
}
const columns = new Map(
  Object.entries(headings).flatMap(([column, words]) =>
    words.split(' ').map((word) => [word, column]),
  ),
)

/** The column that a heading names. */
export function columnOf(heading: string): Column | undefined {
  const plain = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
  // The names of columns in the vocabulary are the keys of its schema.
  return columns.get(plain) as Column | undefined
}
