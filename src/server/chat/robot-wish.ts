import { unitPattern } from '../../domain/units/pieces'

/** Words of availability questions that do not name a product. */
const askingEnglish = new RegExp(
  String.raw`\b(?:${[
    "hello|hi|hey|please|thanks|do|does|can|could|would|you|your|we|i|i'm|i'd|me|am|are|is|there|any|some|a|an|the|of|in|with|and",
    'have|has|got|sell|selling|offer|supply|make|carry|keep|provide|need|want|wish|like|buy|get|order|looking|look|search|searching',
    'find|for|to|on|hand|stock|stocked|available|availability|price|prices|cost|costs|how much|lead time|grade|class',
  ].join('|')})\b`,
  'gi',
)
const askingChinese = new RegExp(
  [
    '请问|您好|你好|你们|您们|贵司|贵公司|我们|咱们|有没有|是否有|能不能|能否|可以|可不可以|这种|这个|一下|一些|我|你|您',
    '提供|生产|供应|销售|出售|采购|购买|订购|需要|想要|现货|库存|有货|价格|单价|报价|多少钱|交期|规格|型号',
    '卖|买|找|想|要|有|的|吗|呢|吧|么|啊|级',
  ].join('|'),
  'g',
)

const whetherThereIs =
  /\b(?:do|does|can|could)\s+(?:you|your company)\s+(?:\w+\s+)?(?:have|sell|stock|offer|supply|make|carry|provide)\b|有没有|是否有/i
const whetherAtEnd = /[吗么]\s*(?:[?？]\s*)?$/

/** True for availability questions: “do you have …”, “有没有…”, “有…吗”. */
export const asksWhetherThereIs = (question: string): boolean =>
  whetherThereIs.test(question) ||
  /有|卖|生产|供应/.test(question.slice(0, Math.max(0, question.search(whetherAtEnd))))

/** Quantities: “200个”, “200 pcs”. */
const amount = new RegExp(String.raw`(?<![a-z\d.×x*/-])\d+\s*(?:${unitPattern})(?![a-z])`, 'gi')

/** Product part of an availability question: “你们有M12X80的螺栓吗” gives “M12X80 螺栓”. */
export function wishedFor(question: string): string {
  return question
    .replace(amount, ' ')
    .replace(askingEnglish, ' ')
    .replace(askingChinese, ' ')
    .replace(/[?？!！,，;；。:：、]+|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
