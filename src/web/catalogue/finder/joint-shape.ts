/** Pixels of the drawing per mm, as far as the joint has room in it. */
const scale = 3.2
const axis = 240
const outer = { left: 40, right: 440 }
/** Half a hole and the thickness, in pixels. */
const halfHole = { least: 14, most: 58, usual: 44 }
const height = { least: 28, most: 112, usual: 100 }
/** Share of the hole that the pin fills. */
const pinShare = 0.84

interface Measures {
  diameter: number | undefined
  isNominal: boolean
  thickness: number | undefined
}

/** Outlines of a lockbolt set in its joint, as paths of a drawing 480 wide and 320 high. */
export function jointShape({ diameter, isNominal, thickness }: Measures) {
  const hole = diameter && (isNominal ? diameter / pinShare : diameter)
  const half = within(hole && (hole * scale) / 2, halfHole)
  const tall = within(thickness && thickness * scale, height)
  const pin = half * pinShare
  const top = 100 + (height.usual - tall) / 2
  const bottom = top + tall
  const seam = top + tall * 0.44
  const [l, r] = [axis - half, axis + half]
  const plate = (from: number, to: number) =>
    `M${outer.left} ${from}H${l}V${to}H${outer.left}z M${r} ${from}H${outer.right}V${to}H${r}z`
  return {
    top,
    bottom,
    // The measured ends: the hole, or the pin for a nominal diameter.
    left: axis - (isNominal ? pin : half),
    right: axis + (isNominal ? pin : half),
    upperPlate: plate(top, seam),
    lowerPlate: plate(seam, bottom),
    pin: `${headOf(pin, top)} ${shankOf(pin, { top, bottom })}`,
    grooves: `${groovesAt(-1, pin, bottom)} ${groovesAt(1, pin, bottom)}`,
    collar: `${collarAt(-1, pin, bottom)} ${collarAt(1, pin, bottom)}`,
  }
}

const within = (
  pixels: number | undefined,
  { least, most, usual }: Record<'least' | 'most' | 'usual', number>,
) => (pixels === undefined ? usual : Math.min(most, Math.max(least, pixels)))

/** A round head, twice as wide as the pin. */
function headOf(pin: number, top: number): string {
  const wide = 2 * pin
  const high = 1.2 * pin
  return (
    `M${axis - wide} ${top}C${axis - wide} ${top - 0.68 * high} ${axis - 0.55 * wide} ${top - high} ${axis} ${top - high}` +
    `S${axis + wide} ${top - 0.68 * high} ${axis + wide} ${top}Z`
  )
}

const collarHeight = (pin: number) => 30 + 0.7 * pin

function shankOf(pin: number, { top, bottom }: { top: number; bottom: number }): string {
  const end = bottom + collarHeight(pin) + 20
  return `M${axis - pin} ${top}H${axis + pin}V${end - 10}L${axis + pin - 8} ${end}H${axis - pin + 8}L${axis - pin} ${end - 10}z`
}

/** The locking grooves of one side of the pin, below the plates. */
const groovesAt = (side: -1 | 1, pin: number, bottom: number): string =>
  `M${axis + side * pin} ${bottom + 10}` +
  Array.from({ length: 5 }, () => `l${-side * 7} 5l${side * 7} 5`).join('')

function collarAt(side: -1 | 1, pin: number, bottom: number): string {
  const high = collarHeight(pin)
  const at = (share: number) => axis + side * pin * share
  return `M${at(2.2)} ${bottom}H${at(1)}V${bottom + high}H${at(1.45)}C${at(1.7)} ${bottom + 0.77 * high} ${at(1.9)} ${bottom + 0.5 * high} ${at(2.2)} ${bottom + 0.27 * high}z`
}
