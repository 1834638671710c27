/** English names of sales units, by their Chinese name. */
const english: Readonly<Record<string, string>> = {
  件: 'pcs',
  个: 'pcs',
  只: 'pcs',
  支: 'pcs',
  颗: 'pcs',
  枚: 'pcs',
  根: 'pcs',
  条: 'pcs',
  把: 'pcs',
  片: 'pcs',
  块: 'pcs',
  台: 'units',
  套: 'sets',
  组: 'sets',
  副: 'pairs',
  对: 'pairs',
  双: 'pairs',
  包: 'packs',
  袋: 'bags',
  盒: 'boxes',
  箱: 'cartons',
  卷: 'rolls',
  项: 'items',
  米: 'm',
  千克: 'kg',
  公斤: 'kg',
  克: 'g',
  吨: 't',
  升: 'L',
}

/** The English unit of a product: its own, else the translation of the Chinese one; '' if unknown. */
export function englishUnit(zh: string | undefined, en: string | undefined): string {
  return en || (english[zh?.trim() ?? ''] ?? '')
}
