import { itemAt } from '../../domain/lists/items'
/** A searchable unit of a text: an English word or a Chinese character. */
export interface Unit {
  /** Index keys, any of which matches: an English word's stem, or the character pairs around a Chinese character. */
  keys: string[]
  isHan: boolean
}

const segments = (text: string) =>
  sameWords(text.normalize('NFKC').toLowerCase()).matchAll(
    /\p{Script=Han}+|[a-z0-9]+(?:[.\-/][a-z0-9]+)*/gu,
  )

/**
 * Units of a text without question words. Chinese is indexed by pairs of adjacent characters, because no segmenter
 * knows the terms of the trade; English by stems. Synonyms are unified.
 */
export function unitsOf(text: string): Unit[] {
  return [...segments(text)].flatMap(([run]): Unit[] => {
    if (!/\p{Script=Han}/u.test(run))
      return englishNoise.has(run) ? [] : [{ keys: [stem(run)], isHan: false }]
    const characters = [...run]
    if (characters.length === 1) return [{ keys: [run], isHan: true }]
    return characters.map((character, at) => ({
      keys: [
        ...(at > 0 ? [itemAt(characters, at - 1) + character] : []),
        ...(at + 1 < characters.length ? [character + itemAt(characters, at + 1)] : []),
      ],
      isHan: true,
    }))
  })
}

/** Tokens for the index. */
export const wordsOf = (text: string): string[] => [
  ...new Set(unitsOf(text).flatMap(({ keys }) => keys)),
]

/** Strips common English endings. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ed|es|s|able|ible|ly)$/, (end) => (word.length - end.length >= 3 ? '' : end))
    .replace(/e$/, (end) => (word.length >= 5 ? '' : end))
}

/** Synonyms and the word they are replaced by. */
const synonyms: [said: RegExp, meant: string][] = [
  [/环槽铆钉/g, '铆钉'],
  [/哈克钉|虎克钉|哈克铆钉|虎克铆钉|环槽钉|拉铆钉|锁螺栓/g, '铆钉'],
  [/撤销|撤单|取消|撤回/g, '撤回'],
  [/预定|订购|下单|订货|订单/g, '预订'],
  [/拧紧力矩|紧固力矩|安装力矩|力矩|扭力/g, '扭矩'],
  [/拧多紧|拧多大|拧到多紧/g, '拧紧扭矩'],
  [/(?:螺栓|螺丝|螺母|螺帽|螺钉)(?:老是|总是|总|老)?(?:会)?松(?:了|动|掉|脱)?/g, '螺栓松动'],
  [/螺丝|螺帽/g, '螺栓'],
  [/客服热线|服务热线|热线|客服电话|联系电话|电话号码/g, '客服电话'],
  [/最少订|最小订|最低订|起订/g, '最小起订'],
  [/最少/g, '最小'],
  [/多少钱|价钱|啥价|怎么卖|单价/g, '价格'],
  [/涂油|上油|抹油|加油/g, '润滑'],
  [/质量证明书?|质量证书|质保书|材质书|材质单/g, '材质证明'],
  [/执行标准|执行(?=什么标准|哪些标准)|遵循|依据/g, '标准'],
  [/帐号|账号|帐户|账户/g, '账户'],
  [/口令/g, '密码'],
  [/更改|更换|改|换绑?(?=邮箱|邮件|电子|手机|密码)/g, '修改'],
  [/修修改/g, '修改'],
  [/邮件地址|电子邮件|电子邮箱|邮箱/g, '邮箱'],
  [/手机号码|手机号|手机/g, '手机'],
  [/货期|交货期|交付期|交货时间/g, '交期'],
  [/多久|几天|多少天|多长时间/g, '多长时间'],
  [/物流|快递|送货|发货/g, '发货'],
  [/钻孔|开孔|孔径/g, '孔径'],
  [/免费样品|样品免费|样件|样品/g, '样品'],
  [/拆卸|拆掉|拆下|拆除/g, '拆除'],
  [/生锈|锈蚀|腐蚀/g, '生锈'],
  [/断裂|断了|断掉/g, '断裂'],
  [/\bhuck ?bolts?\b|\bswage ?bolts?\b|\block ?bolts?\b/g, 'lockbolt'],
  [/\be-?mails?\b/g, 'email'],
  [/\b(?:cancel(?:l?ed|l?ing|lation)?|revoke|take back)\b/g, 'withdraw'],
  [/\borders?\b|\bordering\b|\bbookings?\b/g, 'reservation'],
  [/\bpre-?load(?:s)?\b|\bclamp(?:ing)? (?:load|force)s?\b/g, 'preload'],
  [/\bship(?:ping|ment|ments|ped)?\b|\bdeliver(?:y|ies|ed|ing)?\b/g, 'delivery'],
  [/\bhow much (?:is|are|does|do)\b|\bcosts?\b|\bpric(?:es|ing)\b/g, 'price'],
  [/\b(?:greas(?:e|ed|ing)|oil(?:ed|ing)?|lubricat(?:ion|ed|ing|e)|lubricants?)\b/g, 'lubrication'],
  [/\b(?:quality|material|mill) (?:certificates?|certs?)\b/g, 'certificate'],
  [/\bpass ?words?\b/g, 'password'],
  [/\blog ?in\b|\bsign ?in\b/g, 'login'],
  [/\bscrews?\b/g, 'bolt'],
  [/\b(?:broke|breaks?|breaking)\b/g, 'broken'],
  [/\bforgot(?:ten)?\b/g, 'forget'],
  [/\b(?:telephone|phone number|hotline)\b/g, 'phone'],
  [/\bmoments?\b/g, 'torque'],
  [/\bhow tight\b/g, 'torque'],
  [/\b(?:spring|lock) ?washers?\b/g, 'spring washer'],
  [/\b(?:paying|payments?|paid)\b/g, 'pay'],
  [/\b(?:sea|salt|salty) ?water\b/g, 'saltwater'],
  [/\b(?:close|remove|erase) my account\b/g, 'delete my account'],
  [/\bweld(?:ed|ing|able)?\b/g, 'weld'],
  [/\bre-?us(?:e|ed|able|ing)\b|\bused? again\b/g, 'reuse'],
  [/\b(?:returns?|returned|returning|send back)\b/g, 'return'],
  [/\b(?:rusty|rusts?|corrosion|corrodes?)\b/g, 'rust'],
  [/\bdifferences?\b|\bversus\b|\bvs\b/g, 'difference'],
]

/** Question phrases carry no content; no character pair spans them. */
const frames = new RegExp(
  [
    '请问|你好|您好|怎么办|怎么样|怎么|怎样|如何|为什么|什么时候|时候|什么|哪些|哪个|哪里|哪儿|多少|可以|能否|能不能|可不可以|是否|是不是',
    '有没有|我们|你们|您们|一下|一个|这个|那个|需要|想要|知道|告诉|帮我|应该|的|了|吗|呢|啊|吧|么|嘛|呀|我|你|您|它|是|在|有|和|与|及|或|把|能|会|要|想|请',
  ].join('|'),
  'g',
)

const sameWords = (text: string) =>
  synonyms
    .reduce((sofar, [written, meant]) => sofar.replace(written, meant), text)
    .replace(frames, ' ')

const englishNoise = new Set(
  (
    'a an and are as at be been by can cannot could do does did for from get give got had has have how i if in into is it its ' +
    'me my need of on or our please shall should tell than that the their them then there these this those to us use want was ' +
    'we were what when which who why will with would you your about any some hello hi thanks thank just also am not t whole all ' +
    'possible know'
  ).split(' '),
)
