import {
  Box3,
  Matrix4,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  ShadowMaterial,
  Vector3,
  VSMShadowMap,
  WebGLRenderer,
  type Object3D,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { keyLampFor, mirrorRoom, roomOf, takeFilm } from '../../src/web/catalogue/viewer/light'

/** Direction of the camera in degrees, and the rotation of the part. */
export interface Shot {
  azimuth: number
  elevation: number
  /** Rotation about the view axis, so that a long part lies on the diagonal. */
  roll: number
}

const size = 960

/** Renders one picture of a GLB file (base64) and returns it as a PNG data URL. */
async function takePicture(file: string, shot: Shot) {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
  const { scene: part } = await new GLTFLoader().parseAsync(bytes.buffer, '')
  const scene = new Scene()
  scene.add(part)
  normalise(part)
  mirrorRoom(scene, room)

  const camera = cameraFor(part, shot)
  light(scene, part, camera)
  renderer.render(scene, camera)
  return renderer.domElement.toDataURL('image/png')
}

const renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true })
renderer.setSize(size, size)
takeFilm(renderer)
renderer.shadowMap.enabled = true
renderer.shadowMap.type = VSMShadowMap
const room = roomOf(renderer)

/** Scales every part to the same size and centres it over the origin. */
function normalise(part: Object3D) {
  const extent = new Box3().setFromObject(part)
  const scale = 1 / extent.getSize(new Vector3()).length()
  part.scale.multiplyScalar(scale)
  const centre = new Box3().setFromObject(part).getCenter(new Vector3())
  part.position.sub(centre)
  part.updateMatrixWorld(true)
  part.traverse((object) => {
    object.castShadow = true
    object.receiveShadow = true
  })
}

/** A long lens with the part filling the picture, whatever its shape. */
function cameraFor(part: Object3D, { azimuth, elevation, roll }: Shot) {
  const camera = new PerspectiveCamera(18, 1, 0.1, 20)
  const around = (azimuth * Math.PI) / 180
  const above = (elevation * Math.PI) / 180
  const direction = new Vector3(
    Math.sin(around) * Math.cos(above),
    Math.sin(above),
    Math.cos(around) * Math.cos(above),
  )
  camera.position.copy(direction).multiplyScalar(4)
  camera.lookAt(0, 0, 0)
  camera.quaternion.multiply(
    new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), (roll * Math.PI) / 180),
  )
  for (let i = 0; i < 3; i++) fit(camera, part)
  return camera
}

function fit(camera: PerspectiveCamera, part: Object3D) {
  camera.updateMatrixWorld(true)
  const seen = new Box3()
  const toView = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
  part.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const points = object.geometry.getAttribute('position')
    for (let i = 0; i < points.count; i++) {
      const point = new Vector3().fromBufferAttribute(points, i).applyMatrix4(object.matrixWorld)
      const view = point.applyMatrix4(toView)
      seen.expandByPoint(new Vector3(view.x, view.y, 0))
    }
  })
  const centre = seen.getCenter(new Vector3())
  const span = seen.getSize(new Vector3())
  const distance = camera.position.length()
  const half = Math.tan((camera.fov * Math.PI) / 360) * distance
  camera.position.add(
    new Vector3(centre.x * half, centre.y * half, 0).applyQuaternion(camera.quaternion),
  )
  const zoom = 1.72 / Math.max(span.x, span.y)
  camera.zoom *= zoom
  camera.updateProjectionMatrix()
}

/** The key light, with its soft shadow on the ground. */
function light(scene: Scene, part: Object3D, camera: PerspectiveCamera) {
  const key = keyLampFor(camera)
  key.castShadow = true
  key.shadow.mapSize.set(1024, 1024)
  key.shadow.radius = 9
  key.shadow.blurSamples = 20
  key.shadow.bias = -0.0008
  Object.assign(key.shadow.camera, { left: -1, right: 1, top: 1, bottom: -1, near: 0.5, far: 8 })
  scene.add(key)
  const ground = new Mesh(new PlaneGeometry(6, 6), new ShadowMaterial({ opacity: 0.16 }))
  ground.rotation.x = -Math.PI / 2
  ground.position.y = new Box3().setFromObject(part).min.y
  ground.receiveShadow = true
  scene.add(ground)
}

Object.assign(window, { takePicture })
