import type { Joint } from '../../../domain/calculation/joint/views'
import { keysIn } from '../../../domain/lists/objects'
import styles from './Joint.module.css'

type Introduction = NonNullable<Joint['introduction']>

/** Height of the load in the upper and in the lower part, as shares of a part from the interface outwards. */
const levels: Record<Introduction, [number, number]> = {
  SV1: [0.9, 0.9],
  SV2: [0.9, 0.5],
  SV3: [0.9, 0.1],
  SV4: [0.5, 0.5],
  SV5: [0.5, 0.1],
  SV6: [0.1, 0.1],
}

export const introductions = keysIn(levels)

const [left, interfaceAt, height] = [22, 32, 20]

/** A section through two clamped parts with their bolt, and arrows where the load pulls them apart. */
export function IntroductionFigure({ type }: { type: Introduction }) {
  const [upper, lower] = levels[type]
  return (
    <svg viewBox="0 0 84 64" className={styles.figure} aria-hidden>
      <rect x={left} y={interfaceAt - height} width={40} height={height} className={styles.part} />
      <rect x={left} y={interfaceAt} width={40} height={height} className={styles.part} />
      <path d="M36 7h12v5h-4v40h4v5h-12v-5h4v-40h-4z" className={styles.bolt} />
      {[left, left + 40].map((x) => (
        <Arrow key={x} x={x} y={interfaceAt - upper * height} up />
      ))}
      {[left, left + 40].map((x) => (
        <Arrow key={x} x={x} y={interfaceAt + lower * height} />
      ))}
    </svg>
  )
}

/** An arrow beside a part, from the point where the load enters. */
function Arrow({ x, y, up = false }: { x: number; y: number; up?: boolean }) {
  const outward = x < 42 ? -1 : 1
  const tip = up ? -1 : 1
  const at = x + outward * 11
  return (
    <>
      <path d={`M${x} ${y}H${at}v${tip * 12}`} className={styles.arrow} />
      <path d={`M${at - 3} ${y + tip * 9}l3 ${tip * 5}l3 ${tip * -5}z`} className={styles.tip} />
      <circle cx={x} cy={y} r={2} className={styles.tip} />
    </>
  )
}
