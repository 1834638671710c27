import {
  ACESFilmicToneMapping,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PMREMGenerator,
  Vector3,
  type Camera,
  type Object3D,
  type Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'

/* Lighting shared by the pictures of parts and the viewer, so that both show the same surface. */

/** Tone mapping that does not clip the highlights of polished metal. */
export function takeFilm(renderer: WebGLRenderer) {
  renderer.toneMapping = ACESFilmicToneMapping
}

/** Environment map: a room with bright windows for the metal to reflect. */
export function roomOf(renderer: WebGLRenderer): Texture {
  const generator = new PMREMGenerator(renderer)
  const room = generator.fromScene(new RoomEnvironment(), 0.03).texture
  generator.dispose()
  return room
}

export function mirrorRoom(scene: Scene, room: Texture) {
  scene.environment = room
  scene.environmentIntensity = 0.78
}

/** Key light for the edges: above and a little to the left of the camera. */
export function keyLampFor(camera: Camera): DirectionalLight {
  const lamp = lampAt(new Vector3(0, 5, 0), 2.1)
  const left = new Vector3(-1, 0, 0).applyQuaternion(camera.quaternion)
  const near = new Vector3(0, 0, 1).applyQuaternion(camera.quaternion)
  lamp.position.addScaledVector(left, 0.9).add(near)
  return lamp
}

/**
 * Replaces the environment map where computing it takes seconds (software rendering): ambient light, one more lamp,
 * and less metallic materials, because metal without reflections is black.
 */
export function scatterLight(scene: Scene, part: Object3D) {
  scene.add(new HemisphereLight(0xffffff, 0x60656a, 2.8))
  scene.add(lampAt(new Vector3(-3, 1, 2), 1.3))
  // Meshes share materials, so collect them once.
  const materials = new Set<unknown>()
  part.traverse((piece) => piece instanceof Mesh && materials.add(piece.material))
  for (const material of materials) {
    if (material instanceof MeshStandardMaterial) material.metalness *= 0.4
  }
}

function lampAt(place: Vector3, intensity: number): DirectionalLight {
  const lamp = new DirectionalLight(0xffffff, intensity)
  lamp.position.copy(place)
  return lamp
}
