import { formatNumber, formatSpan } from './locale'

const byteUnits = ['KB', 'MB', 'GB', 'TB'] as const

/** 1.2 GB; units of 1,024. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 'B'
  for (const larger of byteUnits) {
    if (value < 1024) break
    value /= 1024
    unit = larger
  }
  const decimals = unit === 'B' || value >= 100 ? 0 : 1
  return `${formatNumber(Number(value.toFixed(decimals)))} ${unit}`
}

const spans = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** 45 seconds, 3 hours: in the largest unit of which there are two at least. */
export function formatDuration(seconds: number): string {
  for (const [unit, length] of spans)
    if (Math.abs(seconds) >= 2 * length) return formatSpan(Math.round(seconds / length), unit)
  return formatSpan(seconds, 'second')
}
