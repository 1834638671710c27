import { create } from 'qrcode'

/** Light around the code, in modules: without it nothing reads it. */
const quietZone = 4

/** A code as the path of a square drawing, whose unit is a module of it. */
export function qrPath(value: string): { size: number; path: string } {
  const { modules } = create(value, { errorCorrectionLevel: 'M' })
  const at = (row: number, column: number) => modules.data[row * modules.size + column]
  let path = ''
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (at(row, column)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`
  return { size: modules.size + 2 * quietZone, path }
}
