import { demoTables } from '../../src/server/demo/catalogue/tables'
import { categories } from '../../src/server/demo/categories'
import type { PartFacts } from '../../src/server/drawing/facts'

/** Columns of the demo's sheets that define a part's shape, by characteristic or base information field. */
const characteristics: Readonly<Record<string, string>> = {
  公称直径: '2021090001',
  铆接厚度范围: '2021090003',
  头型: '2021090006',
  钉杆材料: '2021090007',
  性能等级: '2021090008',
  表面处理: '2021090009',
  套环形式: '2021090010',
  钉尾形式: '2021090011',
  长度: '2021090012',
  螺距: '2021090013',
  螺纹形式: '2021090014',
  适用直径: '2021090101',
}
const fields: Readonly<Record<string, string>> = {
  铆钉长度: 'rivetLength',
  套环外径: 'lanternRingDiameter',
  法兰直径: 'flangeDiameter',
  套环长度: 'setOfLoopLength',
  对边宽度: 'edgeWidth',
  对角尺寸: 'diagonalSize',
  螺母高度: 'nutHeight',
}

const typeOf = new Map(categories.map(({ zh, type }) => [zh, type]))

/** All models of the demo catalogue in the form the drawings need. */
export function demoParts(): PartFacts[] {
  return demoTables().flatMap(({ header, rows }) => {
    const names = header.map((title) => title.split(/[\s/]/)[0] ?? '')
    return rows.map((row) => {
      const chinese = (name: string) => (row[names.indexOf(name)] ?? '').split(' / ')[0] ?? ''
      const picked = (table: Readonly<Record<string, string>>) =>
        Object.fromEntries(
          Object.entries(table).flatMap(([name, key]) => {
            const text = chinese(name)
            return text ? [[key, text]] : []
          }),
        )
      const standard = (row[names.indexOf('标准号')] ?? '').split(' / ')
      return {
        categoryType: typeOf.get(chinese('类别')) ?? 1,
        category: chinese('类别'),
        className: chinese('产品类(中文)'),
        classNameEn: row[names.indexOf('Class')] ?? '',
        model: chinese('型号规格'),
        standardNumber: standard[0] || undefined,
        standardNumberEn: standard[1],
        values: picked(characteristics),
        baseInfo: picked(fields),
      }
    })
  })
}
