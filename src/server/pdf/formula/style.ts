/** Size of a part: smaller in sub- and superscripts. */
export interface Style {
  /** Font size of the formula in points. */
  size: number
  level: 0 | 1 | 2
  /** Display style: large sums, full-size fractions. */
  display: boolean
}

const scales = [1, 0.7, 0.5] as const
export const emOf = ({ size, level }: Style) => size * scales[level]
export const script = (style: Style): Style => ({
  ...style,
  level: style.level === 0 ? 1 : 2,
  display: false,
})
export const ofFraction = (style: Style): Style =>
  style.display ? { ...style, display: false } : script(style)

/** Font parameters in ems: height of the axis, and thickness of a line. */
export const axis = 0.25
export const line = 0.05
