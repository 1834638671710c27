import { spanOf, type Parser } from '../span'

/** 2026-12-01, 12月20日, 1.12.2026, 15天, 2 weeks. */
export const date: Parser = {
  pattern:
    /(?<!\d)20\d\d[-/.年](?:0?[1-9]|1[0-2])[-/.月]\d{1,2}(?!\d)日?前?|(?<!\d)(?:0?[1-9]|1[0-2])月(?:\d{1,2}[日号]|[初中底])前?|(?<!\d)\d{1,2}[./]\d{1,2}[./]20\d\d(?!\d)|(?<![\d.])\d{1,3}\s?(?:天|周|个月|(?:working\s)?(?:days?|weeks?|months?)(?![a-z]))/g,
  extract: (match) => [spanOf(match, 'date', match[0], 0.96)],
}
