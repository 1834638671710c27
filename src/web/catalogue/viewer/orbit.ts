import { Spherical, Vector3, type Box3, type PerspectiveCamera } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { distanceToSee, views, type ViewName } from './views'

/** Moves a camera around a box: to its named views, by steps, and by the pointer. */
export function openOrbit(camera: PerspectiveCamera, canvas: HTMLCanvasElement, box: Box3) {
  const middle = box.getCenter(new Vector3())
  const radius = box.getSize(new Vector3()).length() / 2
  const controls = new OrbitControls(camera, canvas)
  controls.minDistance = radius * 0.4
  controls.maxDistance = radius * 20
  controls.target.copy(middle)
  let shown: ViewName | undefined = 'default'
  controls.addEventListener('start', () => (shown = undefined))

  /** Moves the camera on a sphere around its target. */
  function move(change: (place: Spherical) => void) {
    shown = undefined
    const place = new Spherical().setFromVector3(camera.position.clone().sub(controls.target))
    change(place)
    place.makeSafe()
    camera.position.setFromSpherical(place).add(controls.target)
    controls.update()
  }

  return {
    controls,
    /** The named view, until the camera is moved away from it. */
    view: () => shown,
    place(view: ViewName) {
      shown = view
      const from = new Vector3(...views[view]).normalize()
      const distance = distanceFrom(camera, box, from) * 1.12
      controls.target.copy(middle)
      camera.position.copy(middle).addScaledVector(from, distance)
      controls.update()
    },
    zoom: (factor: number) => move((place) => (place.radius /= factor)),
    turn: (across: number, upwards: number) =>
      move((place) => {
        place.theta += (across * Math.PI) / 180
        place.phi -= (upwards * Math.PI) / 180
      }),
  }
}

/** Distance from the middle of the box at which the camera, in this direction, sees all of it. */
function distanceFrom(camera: PerspectiveCamera, box: Box3, from: Vector3): number {
  const upright = Math.tan((camera.fov * Math.PI) / 360)
  const middle = box.getCenter(new Vector3())
  // Seen from straight above or below, "up" in the picture points away from the viewer.
  const up = Math.abs(from.y) > 0.999 ? new Vector3(0, 0, -from.y) : new Vector3(0, 1, 0)
  const right = new Vector3().crossVectors(up, from).normalize()
  up.crossVectors(from, right)
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => {
    const corner = new Vector3(
      n & 1 ? box.max.x : box.min.x,
      n & 2 ? box.max.y : box.min.y,
      n & 4 ? box.max.z : box.min.z,
    ).sub(middle)
    return { right: corner.dot(right), up: corner.dot(up), near: corner.dot(from) }
  })
  return distanceToSee(corners, { across: upright * camera.aspect, upright })
}
