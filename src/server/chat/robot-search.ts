import MiniSearch from 'minisearch'
import type { Entry } from './entries.sql'

/** What the robot knows, ready to be searched. */
export interface RobotIndex {
  /** The entries that a question means, the best first; none where nothing of it is known. */
  find(question: string): Entry[]
}

/** Of the words that matter in a question at least this share has to be found again in an entry. */
const leastShare = 0.4
/** What is behind the best is related only while it is worth this share of it. */
const relatedShare = 0.12
const mostRelated = 3

export function buildRobotIndex(entries: Entry[]): RobotIndex {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const search = new MiniSearch<Entry>({
    fields: ['questions', 'others', 'answers'],
    // Also asked for the id.
    extractField: (entry, field) => {
      const { questionZh, questionEn, alternativesZh, alternativesEn, answerZh, answerEn } = entry
      if (field === 'questions') return `${questionZh}\n${questionEn}`
      if (field === 'others') return `${alternativesZh ?? ''}\n${alternativesEn ?? ''}`
      if (field === 'answers') return `${answerZh}\n${answerEn}`
      return entry.id
    },
    tokenize: wordsOf,
    processTerm: (term) => term,
  })
  search.addAll(entries)
  // Whoever asks in the very words of an entry means it, however rare or common they are.
  const exactly = new Map(
    entries.flatMap((entry) =>
      wordingsOf(entry).map((wording) => [wordsOf(wording).join(' '), entry.id] as const),
    ),
  )

  return {
    find(question) {
      const asked = [...new Set(wordsOf(question))]
      if (asked.length === 0) return []
      const found = search.search(question, {
        boost: { questions: 3, others: 3, answers: 0.4 },
        prefix: (term) => /^[a-z]{4,}$/.test(term),
        fuzzy: (term) => (/^[a-z]{6,}$/.test(term) ? 0.2 : false),
      })
      const [best] = found
      if (!best) return []
      const weight = (terms: string[]) => terms.reduce((sum, term) => sum + weightOf(term), 0)
      // An answer has many words: what is found in it alone says little of what it answers.
      const titled = new Set(
        Object.entries(best.match)
          .filter(([, fields]) => fields.some((field) => field !== 'answers'))
          .map(([term]) => term),
      )
      const matched = best.queryTerms.filter((term) =>
        best.terms.some((one) => titled.has(one) && isSame(one, term)),
      )
      if (matched.length === 0 || weight(matched) / weight(asked) < leastShare) return []
      const meant = exactly.get(wordsOf(question).join(' '))
      return found
        .sort((a, b) => Number(b.id === meant) - Number(a.id === meant))
        .filter(({ score, id }) => score >= best.score * relatedShare || id === meant)
        .slice(0, 1 + mostRelated)
        .map(({ id }) => byId.get(id as number)!)
    },
  }
}

const wordingsOf = (entry: Entry) =>
  [entry.questionZh, entry.questionEn, entry.alternativesZh, entry.alternativesEn]
    .flatMap((wordings) => (wordings ?? '').split('\n'))
    .filter((wording) => wording.trim() !== '')

const isSame = (term: string, asked: string) =>
  term === asked || (/^[a-z]{4,}$/.test(asked) && term.slice(0, 4) === asked.slice(0, 4))

/** A longer word says more than a short one. */
const weightOf = (term: string) => Math.min(3, /\p{Script=Han}/u.test(term) ? term.length : 1.5)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words of a text: of Chinese the words of the segmenter and every two characters that stand side by side, because it
 * knows no terms of the trade; of English the stems. What people say for the same is one word.
 */
export function wordsOf(text: string): string[] {
  const folded = sameWords(text.normalize('NFKC').toLowerCase())
  const words: string[] = []
  for (const [run] of folded.matchAll(/\p{Script=Han}+|[a-z0-9]+(?:[.\-/][a-z0-9]+)*/gu)) {
    if (!/\p{Script=Han}/u.test(run)) {
      if (!englishNoise.has(run)) words.push(stem(run))
      continue
    }
    const characters = [...run]
    for (let at = 0; at + 1 < characters.length; at++)
      words.push(characters[at]! + characters[at + 1]!)
    for (const { segment } of segmenter.segment(run))
      if ([...segment].length > 2) words.push(segment)
    if (characters.length === 1 && !chineseNoise.has(run)) words.push(run)
  }
  return words.filter((word) => !chineseNoise.has(word))
}

/** English words without their usual ends. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, (end) => (word.length - end.length >= 3 ? '' : end))
}

/** What people say for the same thing. */
const synonyms: [said: RegExp, meant: string][] = [
  [/预定|订购|下单|订货/g, '预订'],
  [/拧紧力矩|紧固力矩|安装力矩|力矩/g, '扭矩'],
  [/最少订|最小订|起订/g, '最小起订'],
  [/最少/g, '最小'],
  [/帐号|账号|帐户/g, '账户'],
  [/口令/g, '密码'],
  [/哈克钉|虎克钉|哈克铆钉|环槽钉|拉铆钉/g, '环槽铆钉'],
  [/货期|交货期|交付期/g, '交期'],
  [/多久|几天|多长时间/g, '多长时间'],
  [/人工客服|真人|转人工/g, '人工'],
  [/物流|快递|送货|发货/g, '发货'],
  [/钻孔|开孔|孔径/g, '孔径'],
  [/\bhuck ?bolts?\b|\bswage ?bolts?\b|\block ?bolts?\b/g, 'lockbolt'],
  [/\border(?:s|ing)?\b|\bbooking\b/g, 'reservation'],
  [/\bpre-?load(?:s)?\b|\bclamp(?:ing)? (?:load|force)s?\b/g, 'preload'],
  [/\bship(?:ping|ment|ped)?\b|\bdeliver(?:y|ies|ed)?\b/g, 'delivery'],
  [/\bpass ?word\b/g, 'password'],
  [/\blog ?in\b|\bsign ?in\b/g, 'login'],
  [/\bscrews?\b/g, 'bolt'],
]

const sameWords = (text: string) =>
  synonyms.reduce((sofar, [said, meant]) => sofar.replace(said, meant), text)

const englishNoise = new Set(
  (
    'a an and are as at be by can could do does for from get give have has how i if in is it its me my need of on or ' +
    'our please should tell that the their there this to us use want was we what when where which who why will with ' +
    'would you your about any hello hi thanks thank'
  ).split(' '),
)

const chineseNoise = new Set(
  (
    '的 了 吗 呢 啊 吧 么 我 你 您 们 是 在 有 和 与 及 或 请 问 请问 怎么 怎样 如何 什么 哪些 哪个 多少 可以 能否 是否 我们 你们 ' +
    '您好 你好 一下 一个 这个 那个 需要 想要 知道 告诉 帮我 我想 么办 么样 为什 为什么 什么样 么是 是什 的是 有哪 是多 可不 不可 能不 不能'
  ).split(' '),
)
