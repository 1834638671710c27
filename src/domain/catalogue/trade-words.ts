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
  ['铆枪', ['铆接枪']],
  ['铆钉枪', ['铆接枪']],
  ['达克罗', ['锌铝涂层', 'zinc flake']],
  ['dacromet', ['zinc flake', '锌铝涂层']],
  ['znni', ['zinc-nickel', '锌镍']],
  // The property classes of bolts for steel structures.
  ['10.9s', ['结构 10.9']],
  ['8.8s', ['结构 8.8']],
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

/** DIN standards that were withdrawn, with the ISO standard that came in place of each; some widths across flats differ. */
export const isoInsteadOfDin: ReadonlyMap<string, string> = new Map([
  ['94', '1234'],
  ['125', '7089'],
  ['912', '4762'],
  ['931', '4014'],
  ['933', '4017'],
  ['934', '4032'],
  ['960', '8765'],
  ['961', '8676'],
  ['982', '7040'],
  ['985', '10511'],
  ['7991', '10642'],
])
