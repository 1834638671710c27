import type { Chapter } from './chapter'
import { accountChapter } from './chapters/account'
import { calculationChapter } from './chapters/calculation'
import { ordersChapter } from './chapters/orders'
import { qualityChapter } from './chapters/quality'
import { readingChapter } from './chapters/reading'
import { selectionChapter } from './chapters/selection'
import { startChapter } from './chapters/start'

/** The chapters of the guide, in the order in which the shop is used. */
export const chapters: Chapter[] = [
  startChapter,
  selectionChapter,
  ordersChapter,
  calculationChapter,
  qualityChapter,
  readingChapter,
  accountChapter,
]
