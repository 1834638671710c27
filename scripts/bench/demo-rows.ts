import { demoTables } from '../../demo/catalogue/tables'
import { characteristics } from '../../src/domain/catalogue/characteristics'
import { parseFigures } from '../../src/domain/catalogue/numeric-inputs'
import { firstCategories } from '../../src/server/catalogue/import/first-categories'
import {
  collectMaterials,
  type CatalogueRows,
  type ValueRow,
} from '../../src/server/catalogue/index/rows'

/** The demo's products as rows of the catalogue, without a database. */
export function demoRows(): CatalogueRows {
  const { addMaterial, addValue, finish } = collectMaterials()
  const values: ValueRow[] = []
  const numbers = new Map<string, number>()
  const valueOf = (characteristicId: number, cell: string) => {
    const key = `${characteristicId}:${cell}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    const [val = '', valEn = val] = cell.split(' / ')
    const figures = parseFigures(val)
    const id = values.push({
      id: values.length + 1,
      characteristicId,
      val,
      valEn,
      numberFrom: figures?.from ?? null,
      numberTo: figures?.to ?? null,
    })
    numbers.set(key, id)
    return id
  }
  const classes: CatalogueRows['classes'] = []
  const classCharacteristics: CatalogueRows['classCharacteristics'] = []
  let materialId = 0
  for (const { header, rows } of demoTables()) {
    const at = (start: string) => header.findIndex((title) => title.startsWith(start))
    const known = characteristics.flatMap(({ code, zh, alsoNamed = [] }, nth) => {
      const place = [zh, ...alsoNamed].map(at).find((column) => column >= 0)
      return place === undefined ? [] : [{ code, place, id: nth + 1 }]
    })
    const [first = []] = rows
    const text = (row: string[], start: string) => row[at(start)] ?? ''
    const category = text(first, '类别')
    const classId = classes.push({
      id: classes.length + 1,
      categoryId: firstCategories.findIndex(({ abbreviation }) => abbreviation === category) + 1,
      className: text(first, '产品类'),
      classNameEn: text(first, 'Class'),
      classImgs: [],
      sort: classes.length,
    })
    for (const { id } of known)
      classCharacteristics.push({
        classId,
        characteristicId: id,
        sort: id,
        isRequired: 0,
        isHidden: 0,
        isValLimited: 1,
      })
    for (const row of rows) {
      const [genericName = '', genericNameEn = genericName] = text(row, '通用名称').split(' / ')
      addMaterial({
        id: ++materialId,
        classId,
        model: text(row, '型号规格'),
        materialName: text(row, '材料名称'),
        materialNameEn: text(row, 'Material name'),
        genericName,
        genericNameEn,
        description: '',
        descriptionEn: '',
        unitName: '',
        unitNameEn: '',
        weUnitName: '',
        netWeight: null,
        def8: null,
        inventory: null,
        minQuantity: 1,
        isCalculate: 0,
        prodImgs: [],
        createdAt: 0,
        sales: 0,
        collection: 0,
      })
      for (const { id, place } of known) {
        const cell = row[place] ?? ''
        if (cell !== '') addValue(materialId, valueOf(id, cell))
      }
    }
  }
  return {
    version: 1,
    categories: firstCategories.map((category, nth) => ({ id: nth + 1, ...category })),
    classes,
    characteristics: characteristics.map(({ code, zh, en, unit }, nth) => ({
      id: nth + 1,
      fieldCode: code,
      fieldName: zh,
      fieldNameEn: en,
      unit,
      sort: nth,
    })),
    classCharacteristics,
    values,
    ...finish(),
  }
}
