import { facesOf, unit, type Mesh } from './mesh'
import { itemAt } from './items'

/** Binary STL of meshes in mm; `title` (ASCII, cut to 80 bytes) goes into the header. */
export function stl(title: string, meshes: readonly Mesh[]) {
  const count = meshes.reduce((sum, { triangles }) => sum + triangles.length, 0)
  const file = new Uint8Array(84 + count * 50)
  const view = new DataView(file.buffer)
  file.set(new TextEncoder().encode(title).slice(0, 80))
  view.setUint32(80, count, true)
  let at = 84
  for (const mesh of meshes) {
    facesOf(mesh).forEach((face, i) => {
      const corners = itemAt(mesh.triangles, i).map((corner) => itemAt(mesh.points, corner))
      const values = [unit(face), ...corners].flat()
      values.forEach((value, word) => view.setFloat32(at + word * 4, value, true))
      at += 50
    })
  }
  return file
}
