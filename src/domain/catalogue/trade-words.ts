import vocabulary from '../reading/vocabulary.json'

/**
 * Trade words that catalogue names do not use, each with alternative searches that find what is meant. They are tried
 * only if a word occurs in no name, or all words together in none, so that the catalogue's own words come first.
 */
export const tradeWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['螺丝', ['螺钉', '螺栓']],
  ['螺栓', ['螺钉']],
  ['螺钉', ['螺栓']],
  ['外六角', ['六角头']],
  ['螺帽', ['螺母']],
  ['弹垫', ['弹簧垫圈']],
  ['平垫', ['平垫圈']],
  ['垫片', ['垫圈']],
  ['平垫片', ['平垫圈']],
  ['大垫片', ['大垫圈']],
  ['大平垫', ['大垫圈']],
  ['平华司', ['平垫圈']],
  ['扁螺母', ['薄螺母']],
  ['碟簧', ['锥形弹性垫圈']],
  ['碟形垫圈', ['锥形弹性垫圈']],
  ['碟形弹垫', ['锥形弹性垫圈']],
  ['切环器', ['套环切除工具']],
  ['爪片', ['卡爪']],
  ['夹爪', ['卡爪']],
  ['检具', ['量规']],
  ['带法兰套环', ['法兰套环']],
  ['矮套环', ['薄型套环']],
  ['gage', ['gauge']],
  ['杯头', ['内六角圆柱头']],
  ['圆杯', ['内六角平圆头']],
  ['钢结构螺栓', ['结构螺栓']],
  ['全牙', ['全螺纹']],
  ['半牙', ['半螺纹']],
  ['热镀锌', ['热浸镀锌']],
  ['液压站', ['液压泵站']],
  ['拉铆枪', ['铆接枪']],
  ['风动', ['气动']],
  ['防松螺母', ['锁紧螺母']],
  ['自锁螺母', ['锁紧螺母']],
  ['尼龙', ['非金属嵌件']],
  ['锌镍合金', ['锌镍']],
  ['热浸锌', ['热浸镀锌']],
  ['蓝白锌', ['电镀锌']],
  ['白锌', ['电镀锌']],
  ['彩锌', ['电镀锌']],
  ['镀白锌', ['电镀锌']],
  ['zn', ['zinc plated', '电镀锌']],
  ['zp', ['zinc plated', '电镀锌']],
  ['flzn', ['zinc flake', '锌铝涂层']],
  ['拉铆螺母', ['铆螺母']],
  ['拉铆钉', ['抽芯铆钉', '环槽铆钉']],
  ['拉钉', ['抽芯铆钉', '环槽铆钉']],
  ['盲铆钉', ['抽芯铆钉']],
  ['哈克钉', ['环槽铆钉']],
  ['虎克钉', ['环槽铆钉']],
  ['虎克螺栓', ['环槽铆钉']],
  ['铆枪', ['铆接枪']],
  ['铆钉枪', ['铆接枪']],
  ['达克罗', ['锌铝涂层', 'zinc flake']],
  ['dacromet', ['zinc flake', '锌铝涂层']],
  ['geomet', ['zinc flake', '锌铝涂层']],
  ['electroplated', ['zinc plated']],
  ['bzp', ['zinc plated']],
  ['znni', ['zinc-nickel', '锌镍']],
  // The property classes of bolts for steel structures.
  ['10.9s', ['结构 10.9']],
  ['8.8s', ['结构 8.8']],
  // The steels of bolts of stainless steel.
  ['304', ['a2 stainless']],
  ['316', ['a4 stainless']],
  ['sus304', ['a2 stainless']],
  ['sus316', ['a4 stainless']],
  ['allen', ['socket']],
  ['belleville', ['conical spring']],
  ['pop', ['blind']],
  ['half', ['partial']],
  ['shcs', ['socket head cap screw']],
  ['csk', ['countersunk']],
  ['jam', ['thin']],
  ['fully', ['full']],
  ['threaded', ['thread']],
  ['aluminum', ['aluminium']],
  ['flanged', ['flange']],
  ['cotter', ['split']],
  // A washer, or the head of a screw.
  ['flat', ['plain washer', 'countersunk']],
  ['swage', ['lockbolt']],
  ['bolt', ['screw']],
  ['bolts', ['screw']],
  ['screw', ['bolt']],
  ['screws', ['bolt']],
  ['locknut', ['lock nut']],
  ['hdg', ['hot dip']],
  ['galvanised', ['galvanized', 'zinc plated']],
  ['galvanized', ['zinc plated']],
  ['hexagonal', ['hexagon']],
  ['nyloc', ['nylon']],
  ['nylock', ['nylon']],
  ['rivnut', ['rivet nut']],
  ['selflocking', ['lock']],
])

/** The same for phrases in lower case; applied regardless of the catalogue's names. */
export const tradePhrases: readonly [RegExp, string][] = [
  [/(?<![\p{L}])铝(?=(?:环槽|抽芯|拉|盲)?铆|套环|拉钉)/gu, '铝合金 '],
  [/(?<![a-z])huck[\s-]*bolt/g, 'lockbolt'],
  // Washers for HV bolts, but not the hardness 300 HV.
  [
    /(?<![a-z\d])(?<!(?<!\d)\d{3}\s)(?:hv|structural|preloaded)\s*(?=washers?(?![a-z])|垫圈)|高强度?(?=垫圈)/g,
    'en14399-6 ',
  ],
  [/(?<=(?<![a-z])washers?\s{1,9})hv(?![a-z\d])/g, 'en14399-6 '],
  [/(?<=large\s{1,9})flat\s+(?=washer)/g, ''],
  [/(?<![a-z])hex(?:agon)?\s+cap\s+screws?(?![a-z])/g, 'hexagon head'],
  [/(?<=button\s{1,9}head\s{1,9})(?:socket\s+)?cap\s+(?=screws?(?![a-z]))/g, ''],
  // A T bolt has nothing to do with GB/T.
  [/(?<![a-z/])t\s+(?=(?:bolt|nut|screw)s?(?![a-z]))/g, 't'],
  // The thread a nut or washer is made for.
  [/(?<=(?:nut|washer)s?\s{1,9})for\s+(m\d[\d.]*)(?:\s+(?:bolt|screw)s?(?![a-z]))?/g, '$1'],
  [
    /(?<=(?:gau?ge|jaws?|assembly|guns?|cutter|tool|set)\s{1,9})for\s+(\d[\d.]*)(?:\s+lock\s?bolts?(?![a-z]))?/g,
    '$1',
  ],
  [/(m\d[\d.]*)\s*螺[栓钉丝]\s*用/g, '$1 '],
  [/(?<![a-z])power\s*(?:pack|unit)(?![a-z])/g, 'pump station'],
]

/** Withdrawn DIN standards with the ISO standard that replaced each; some widths across flats differ. */
export const isoInsteadOfDin: ReadonlyMap<string, string> = new Map(
  vocabulary.standards.flatMap(({ number, use, degree }) => {
    const [, din = ''] = /^DIN (\d+)$/.exec(number) ?? []
    const [, iso = ''] = /^ISO (\d+)(?:-\d)?$/.exec(use) ?? []
    return din && iso && degree === 'replaced' ? [[din, iso]] : []
  }),
)
