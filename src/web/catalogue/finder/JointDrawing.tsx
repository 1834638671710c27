import { formatNumber, text } from '../../language/locale'
import { jointShape } from './joint-shape'
import styles from './JointDrawing.module.css'

/** Section through a joint with its lockbolt set and the two measures, which it follows to scale as far as it can. */
export function JointDrawing({
  diameter,
  isNominal,
  thickness,
}: {
  /** Diameter of the hole, or the nominal one, in mm. */
  diameter: number | undefined
  isNominal: boolean
  thickness: number | undefined
}) {
  const shape = jointShape({ diameter, isNominal, thickness })
  const { top, bottom, left, right } = shape
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 480 320"
      role="img"
      aria-label={text('landing.drawing')}
    >
      <defs>
        {hatches.map(({ id, angle }) => (
          <pattern
            key={id}
            id={id}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            <path d="M0 0V9" />
          </pattern>
        ))}
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
        <path d={shape.upperPlate} fill="url(#hatch)" />
        <path d={shape.lowerPlate} fill="url(#hatchBack)" />
      </g>

      {/* pin with head and grooves, collar below */}
      <path className={styles.steel} d={shape.pin} />
      <path className={styles.grooves} d={shape.grooves} />
      <path className={styles.collar} d={shape.collar} />

      {/* joint thickness */}
      <path className={styles.extension} d={`M40 ${top}H18M40 ${bottom}H18`} />
      <path
        className={styles.measure}
        markerStart="url(#tip)"
        markerEnd="url(#tip)"
        d={`M26 ${top + 1}V${bottom - 1}`}
      />
      <text className={styles.figure} x="40" y={top - 12}>
        {measureText(thickness)}
      </text>

      {/* hole or pin */}
      <path className={styles.extension} d={`M${left} ${top}V24M${right} ${top}V24`} />
      <path
        className={styles.measure}
        markerStart="url(#tip)"
        markerEnd="url(#tip)"
        d={`M${left + 1} 32H${right - 1}`}
      />
      <text className={styles.figure} x="240" y="20" textAnchor="middle">
        {isNominal ? 'd' : '⌀'} {measureText(diameter)}
      </text>

      <path className={styles.axis} d="M240 40V312" />
    </svg>
  )
}

const hatches = [
  { id: 'hatch', angle: 45 },
  { id: 'hatchBack', angle: -45 },
]

const measureText = (value: number | undefined) =>
  value === undefined ? '?' : `${formatNumber(value)} mm`
