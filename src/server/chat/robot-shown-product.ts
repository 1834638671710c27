import type { Context } from '../http/context'
import type { Figured } from './figured'
import { productWith, type RobotCatalogue } from './robot-catalogue'
import { figuresAsked, figuresOf, withoutFigures } from './robot-product-figures'
import { asksForTorque, torqueAnswer } from './robot-torque'

/** Words that point at the product on the page, and those that only make a sentence. */
const pointing = new RegExp(
  [
    String.raw`\b(?:what|which|how|much|many|is|are|does|do|has|have|the|a|an|of|for|it|its|this|that|these|those|one|product|model|part|item|bolt|screw|nut|and|please|need|needs|there|you|in)\b`,
    '请问|这个|这款|这种|此款|该|此|它|产品|型号|螺栓|螺钉|螺母|零件|需要|应该|什么|多少|多大|多|的|是|有|和|吗|呢|啊|用',
  ].join('|'),
  'gi',
)

/** True if nothing in a text names a product of its own. */
const namesNothing = (text: string) => !/[\p{L}\p{N}]/u.test(text.replace(pointing, ' '))

/** "What does it weigh?", asked on the page of a product. */
export async function shownAnswer(
  question: string,
  shownId: number | undefined,
  catalogue: RobotCatalogue,
  context: Context,
): Promise<Figured | undefined> {
  if (shownId === undefined) return undefined
  const asked = figuresAsked(question)
  if (asked.length > 0 && namesNothing(withoutFigures(question)))
    return figuresOf([await productWith(shownId, catalogue, context)], asked, context)
  if (!asksForTorque(question) || /\d/.test(question)) return undefined
  const { model } = await productWith(shownId, catalogue, context)
  return torqueAnswer(`${model} ${question}`, context)
}
