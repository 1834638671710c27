import { demoTables } from './tables'
import { firstCategories } from '../../src/server/catalogue/import/first-categories'
import type { Characteristic, PartFacts } from '../../src/server/drawing/part-facts'

/** The columns of the demo's sheets that shape a part, by the heading. */
const characteristics: Readonly<Record<string, Characteristic>> = {
  公称直径: 'diameter',
  铆接厚度范围: 'grip',
  头型: 'head',
  钉杆材料: 'material',
  性能等级: 'propertyClass',
  表面处理: 'finish',
  套环形式: 'collar',
  长度: 'length',
  螺距: 'pitch',
  螺纹形式: 'extent',
  适用直径: 'fits',
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

const typeOf = new Map(
  firstCategories.map(({ abbreviation, categoryType }) => [abbreviation, categoryType]),
)

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
