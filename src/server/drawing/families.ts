import type { Design } from './design'
import type { PartFacts } from './part-facts'
import { flangeBolt, hexagonBolt } from './families/bolts'
import { gauge, jawSet, noseAssembly } from './families/accessories'
import { collarCutter } from './families/collar-cutter'
import { hose } from './families/hose'
import { pneumaticGun } from './families/pneumatic-gun'
import { rightAngleGun, straightGun } from './families/guns'
import { collar, lockbolt, shortTailLockbolt } from './families/lockbolts'
import {
  allMetalFlangeNut,
  allMetalLockNut,
  flangeNut,
  hexagonNut,
  insertLockNut,
} from './families/nuts'
import { clevisPin, splitPin } from './families/pins'
import { airPump, electricPump } from './families/pumps'
import { blindRivet, rivetNut, roundHeadRivet, structuralBlindRivet } from './families/rivets'
import { buttonScrew, countersunkScrew, socketCapScrew } from './families/screws'
import { conicalWasher, plainWasher, springWasher } from './families/washers'
import type { Measures } from './measures'
import type { Surface } from './surfaces'

/** The design function of each family. */
const designs = {
  hexagonBolt,
  structuralBolt: hexagonBolt,
  flangeBolt,
  socketCapScrew,
  countersunkScrew,
  buttonScrew,
  hexagonNut,
  flangeNut,
  insertLockNut,
  allMetalLockNut,
  allMetalFlangeNut,
  plainWasher,
  springWasher,
  conicalWasher,
  blindRivet,
  structuralBlindRivet,
  roundHeadRivet,
  rivetNut,
  clevisPin,
  splitPin,
  lockbolt,
  shortTailLockbolt,
  collar,
  straightGun,
  rightAngleGun,
  pneumaticGun,
  electricPump,
  airPump,
  noseAssembly,
  jawSet,
  hose,
  collarCutter,
  gauge,
} satisfies Record<string, (m: Measures, surface: Surface) => Design>

export type FamilyName = keyof typeof designs

interface Rule {
  readonly family: FamilyName
  /** Pattern of the class name, Chinese or English. */
  readonly words: RegExp
  readonly category?: RegExp
  /** Own table of sizes for parts without a standard. */
  readonly table?: string
}

/** The first match wins, so specific rules come first. */
const rules: readonly Rule[] = [
  { family: 'collarCutter', words: /切除|cutter/i, table: 'tool' },
  { family: 'gauge', words: /量规|gauge/i, table: 'tool' },
  { family: 'noseAssembly', words: /枪头|nose/i, table: 'tool' },
  { family: 'jawSet', words: /卡爪|jaw/i, table: 'tool' },
  { family: 'hose', words: /油管|软管|hose/i, table: 'tool' },
  { family: 'airPump', words: /气动.{0,40}泵|air.{0,40}pump/i, table: 'tool' },
  { family: 'electricPump', words: /泵|pump/i, table: 'tool' },
  { family: 'pneumaticGun', words: /气动.{0,40}枪|pneumatic.{0,40}gun/i, table: 'tool' },
  { family: 'rightAngleGun', words: /弯枪|角枪|right.angle/i, table: 'tool' },
  { family: 'straightGun', words: /枪|\bguns?\b/i, table: 'tool' },
  { family: 'collar', words: /套环|collar/i, table: 'lockbolt' },
  { family: 'shortTailLockbolt', words: /短尾|short.tail/i, table: 'lockbolt' },
  { family: 'lockbolt', words: /环槽铆钉|lockbolt/i, table: 'lockbolt' },
  { family: 'lockbolt', words: /小直径/, category: /环槽/, table: 'lockbolt' },
  { family: 'rivetNut', words: /铆螺母|rivet nut/i, table: 'rivet nut' },
  {
    family: 'structuralBlindRivet',
    words: /结构抽芯|structural blind/i,
    table: 'structural blind rivet',
  },
  { family: 'blindRivet', words: /抽芯|blind rivet/i, table: 'ISO 15981' },
  { family: 'roundHeadRivet', words: /半圆头铆钉|round head rivet|实心铆钉/i, table: 'DIN 660' },
  { family: 'splitPin', words: /开口销|split pin|cotter/i, table: 'ISO 1234' },
  { family: 'clevisPin', words: /销轴|clevis/i, table: 'ISO 2341' },
  { family: 'springWasher', words: /弹簧垫圈|spring lock washer/i, table: 'DIN 127' },
  { family: 'conicalWasher', words: /锥形.{0,40}垫圈|碟形|conical/i, table: 'DIN 6796' },
  { family: 'plainWasher', words: /垫圈|washer/i, table: 'ISO 7089' },
  { family: 'allMetalFlangeNut', words: /全金属.{0,40}法兰|all-metal flange/i, table: 'ISO 7044' },
  { family: 'allMetalLockNut', words: /全金属|all-metal/i, table: 'ISO 7719' },
  { family: 'insertLockNut', words: /嵌件|尼龙|insert/i, table: 'ISO 7040' },
  { family: 'flangeNut', words: /法兰.{0,40}螺母|flange nut/i, table: 'ISO 4161' },
  { family: 'hexagonNut', words: /螺母|\bnuts?\b/i, table: 'ISO 4032' },
  { family: 'countersunkScrew', words: /沉头.{0,40}螺钉|countersunk/i, table: 'ISO 10642' },
  { family: 'buttonScrew', words: /平圆头|button/i, table: 'ISO 7380-1' },
  { family: 'socketCapScrew', words: /圆柱头|内六角|socket head/i, table: 'ISO 4762' },
  { family: 'flangeBolt', words: /法兰.{0,40}螺栓|flange bolt/i, table: 'ISO 15071' },
  { family: 'structuralBolt', words: /结构螺栓|structural bolt/i, table: 'EN 14399-4' },
  { family: 'hexagonBolt', words: /螺栓|螺钉|bolt|screw/i, table: 'ISO 4014' },
  { family: 'roundHeadRivet', words: /铆钉|rivet/i, table: 'DIN 660' },
]

/** The family of a part; undefined for unknown classes, so that no wrong shape is drawn. */
export function familyOf(facts: PartFacts) {
  const text = `${facts.className} ${facts.classNameEn}`
  const isTool = facts.categoryType === 2
  const rule = rules.find(
    // Compare the category too: a fastener may be named after a tool's part, and a tool after the fastener it is for.
    ({ words, category, table }) =>
      (table === 'tool') === isTool && words.test(text) && (category?.test(facts.category) ?? true),
  )
  return rule && { name: rule.family, table: rule.table, design: designs[rule.family] }
}
