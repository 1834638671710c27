import { create } from 'qrcode'

/** Quiet zone around the code, in modules, required by scanners. */
const quietZone = 4

/** A QR code as an SVG path; one unit is one module. */
export function qrPath(value: string): { size: number; path: string } {
  const { modules } = create(value, { errorCorrectionLevel: 'M' })
  const at = (row: number, column: number) => modules.data[row * modules.size + column]
  let path = ''
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (at(row, column)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`
  return { size: modules.size + 2 * quietZone, path }
}
