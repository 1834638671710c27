import { text } from '../../language/locale'
import styles from './JointDrawing.module.css'

/** Section through a joint with its lockbolt set and the two measures. Not to scale. */
export function JointDrawing({
  hole,
  thickness,
}: {
  hole: number | undefined
  thickness: number | undefined
}) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 480 300"
      role="img"
      aria-label={text('landing.drawing')}
    >
      <defs>
        <pattern
          id="hatch"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V9" />
        </pattern>
        <pattern
          id="hatchBack"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 0V9" />
        </pattern>
        <marker
          id="tip"
          viewBox="0 0 10 10"
          refX="10"
          refY="5"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 1.5 10 5 0 8.5z" />
        </marker>
      </defs>

      {/* two plates, cut by the hole */}
      <g className={styles.plates}>
        <path d="M40 100H196V144H40z M284 100H440V144H284z" fill="url(#hatch)" />
        <path d="M40 144H196V200H40z M284 144H440V200H284z" fill="url(#hatchBack)" />
      </g>

      {/* pin with head and grooves, collar below */}
      <path
        className={styles.steel}
        d="M168 100C168 70 200 56 240 56S312 70 312 100Z M204 100H276V262L268 272H212L204 262z"
      />
      <path
        className={styles.grooves}
        d="M204 212l8 5-8 5 8 5-8 5 8 5-8 5 8 5-8 5 8 5-8 5M276 212l-8 5 8 5-8 5 8 5-8 5 8 5-8 5 8 5-8 5 8 5"
      />
      <path
        className={styles.collar}
        d="M160 200H204V252H188C178 240 172 226 160 214z M320 200H276V252H292C302 240 308 226 320 214z"
      />

      {/* joint thickness */}
      <path className={styles.extension} d="M40 100H18M40 200H18" />
      <path
        className={styles.measure}
        markerStart="url(#tip)"
        markerEnd="url(#tip)"
        d="M26 101V199"
      />
      <text className={styles.figure} x="34" y="90">
        {measureText(thickness)}
      </text>

      {/* hole */}
      <path className={styles.extension} d="M196 96V24M284 96V24" />
      <path
        className={styles.measure}
        markerStart="url(#tip)"
        markerEnd="url(#tip)"
        d="M197 32H283"
      />
      <text className={styles.figure} x="240" y="22" textAnchor="middle">
        ⌀ {measureText(hole)}
      </text>

      <path className={styles.axis} d="M240 40V290" />
    </svg>
  )
}

const measureText = (value: number | undefined) => (value === undefined ? '?' : `${value} mm`)
