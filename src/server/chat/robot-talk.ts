import type { Language } from '../../domain/language/language'
import type { TextKey } from '../../generated/text-key'

/** The question without case and punctuation. */
const bare = (question: string) =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,.!?;:，。！？；：、~～…“”"'’()（）-]+/g, ' ')
    .trim()

const people =
  'person|human|human being|people|agent|someone|somebody|representative|operator|staff|colleague|advisor'
const wishes = [
  new RegExp(
    `^(?:please )?(?:i (?:want|need|would like|d like|wish) |can i |could i |may i |let me )?(?:to )?(?:talk|speak|chat|connect|get|switch|transfer|hand over|put)(?: me)?(?: through)?(?: to| with)? (?:an?|the|your|some)?\\s?(?:real |live |human )?(?:${people})(?: please)?$`,
  ),
  new RegExp(
    `^(?:please )?(?:i (?:want|need|would like|d like) )?(?:an? )?(?:real |live |human )?(?:${people})(?: please| now)?$`,
  ),
  /^(?:please )?(?:human|live) (?:support|service|chat)(?: please)?$/,
]
const wishedInChinese =
  /^(?:请|麻烦|帮我|给我|我要|我想要?|我需要|需要|能|可以|要|想)*(?:转|转接|接|找|换|叫|联系|连接)?到?(?:人工|真人|人工客服|真人客服|人工服务|人工座席|客服人员)(?:客服|服务|座席)?(?:吧|吗|谢谢|一下)?$/

/** True if the user asks for a human agent. Asking how to reach one is another question. */
export function wantsPerson(question: string): boolean {
  const words = bare(question)
  const compact = words.replaceAll(' ', '')
  return wishedInChinese.test(compact) || wishes.some((wish) => wish.test(words))
}

const backToRobot =
  /^(?:please )?(?:(?:take|bring|lead|put|switch|go|get)(?: me)? )?(?:back )?to (?:the )?(?:ro)?bot(?: please)?$|^(?:请|我要|我想)?(?:转|返回|回到?|切换到?|换回?)(?:智能客服|机器人)(?:客服)?(?:吧|谢谢)?$/

/** True if a user who waits for a person asks for the robot again. */
export const wantsRobot = (question: string): boolean => {
  const words = bare(question)
  return backToRobot.test(words) || backToRobot.test(words.replaceAll(' ', ''))
}

const smallTalk: [said: RegExp, answer: TextKey][] = [
  [
    /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|greetings)(?: there| robot| everyone)?|(?:你好|您好|嗨|哈喽|在吗|在么|早上好|上午好|下午好|晚上好)[啊呀吗]?)$/,
    'chat.robot.hello',
  ],
  [
    /^(?:(?:ok(?:ay)? )?(?:thanks?|thank you|thx|many thanks|great thanks|cheers)(?: a lot| very much| you| so much)?|(?:好的?)?(?:谢谢|多谢|感谢|谢了)(?:你|您|啦|了)?|ok|okay|great|good|perfect|好的?|好吧|知道了|明白了?|收到)$/,
    'chat.robot.thanks',
  ],
  [/^(?:bye(?: bye)?|goodbye|see you(?: later)?|再见|拜拜|下次见)$/, 'chat.robot.bye'],
  [
    /^(?:who are you|what are you|are you (?:a )?(?:robot|bot|human|real)|what can you do|你是谁|您是谁|你是(?:机器人|真人|人)[吗么]?|你能做什么|你会什么|你叫什么(?:名字)?|what s your name|what is your name)$/,
    'chat.robot.who',
  ],
]

/** Greetings and thanks get a fixed answer and do not count as unknown questions. */
export function smallTalkAnswer(question: string): TextKey | undefined {
  const words = bare(question)
  return smallTalk.find(([pattern]) => pattern.test(words))?.[1]
}

/** True for a text without any word. */
export const saysNothing = (question: string) => !/\p{Script=Han}|\p{L}{2,}/u.test(bare(question))

/** Language of a question; falls back to the user's language for plain figures and models. */
export function languageAsked(question: string, own: Language): Language {
  if (/\p{Script=Han}/u.test(question)) return 'zh'
  const words = question.match(/(?<![\w.-])[a-z]{3,}(?![a-z])(?![\w.-]*\d)/gi) ?? []
  return words.length > 0 ? 'en' : own
}
