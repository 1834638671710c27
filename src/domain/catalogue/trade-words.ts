/**
 * What people of the trade say for what the names of a catalogue call otherwise: each word with the searches of which any
 * one finds what is meant. They are asked only where a word is in no name, or all words together are in none, so that a
 * catalogue's own words come first.
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
  ['防松螺母', ['锁紧螺母']],
  ['自锁螺母', ['锁紧螺母']],
  ['尼龙螺母', ['非金属嵌件']],
  ['拉铆螺母', ['铆螺母']],
  ['拉铆钉', ['抽芯铆钉', '环槽铆钉']],
  ['拉钉', ['抽芯铆钉', '环槽铆钉']],
  ['盲铆钉', ['抽芯铆钉']],
  ['哈克钉', ['环槽铆钉']],
  ['虎克钉', ['环槽铆钉']],
  ['allen', ['socket']],
  ['cotter', ['split']],
  ['flat', ['plain']],
  ['swage', ['lockbolt']],
  ['bolt', ['screw']],
  ['bolts', ['screw']],
  ['screw', ['bolt']],
  ['screws', ['bolt']],
  ['galvanised', ['galvanized', 'zinc']],
  ['galvanized', ['zinc']],
  ['hexagonal', ['hexagon']],
  ['nyloc', ['nylon']],
  ['nylock', ['nylon']],
  ['rivnut', ['rivet nut']],
  ['selflocking', ['lock']],
])
