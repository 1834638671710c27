import {
  Box3,
  Group,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { STLLoader } from 'three/addons/loaders/STLLoader.js'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { keyLampFor, mirrorRoom, roomOf, scatterLight, takeFilm } from './light'
import { ModelFailure, type ModelFile } from './model-file'
import type { ViewName } from './views'
import { openOrbit } from './orbit'

/** A rendered model: the operations of the viewer's buttons and keys. */
export interface Stage {
  show(view: ViewName): void
  /** Above 1 enlarges the model. */
  zoom(factor: number): void
  /** Degrees. */
  turn(across: number, upwards: number): void
  close(): void
}

/** Renders a model into an element. Throws ModelFailure if it cannot be shown. */
export async function openStage(host: HTMLElement, file: ModelFile): Promise<Stage> {
  const model = await readModel(file)
  const renderer = openRenderer()
  await nextTask()
  const canvas = renderer.domElement
  const scene = new Scene()
  scene.add(model)
  takeFilm(renderer)
  const mirrors = !isImitated(renderer)
  if (mirrors) mirrorRoom(scene, roomOf(renderer))
  else scatterLight(scene, model)

  const box = new Box3().setFromObject(model)
  const radius = box.getSize(new Vector3()).length() / 2
  const camera = new PerspectiveCamera(20, 1, radius / 100, radius * 100)
  const orbit = openOrbit(camera, canvas, box)

  let frame = 0
  const draw = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => renderer.render(scene, camera))
  }
  canvas.addEventListener('webglcontextrestored', () => {
    // The environment map was lost with the GPU's memory; three.js uploads the rest again by itself.
    if (mirrors) mirrorRoom(scene, roomOf(renderer))
    draw()
  })

  function show(view: ViewName) {
    orbit.place(view)
    draw()
  }

  const fitted = { width: 0, height: 0 }
  function fit() {
    const { clientWidth: width, clientHeight: height } = host
    if (width === 0 || height === 0) return
    // A ResizeObserver also fires once at the start.
    if (width === fitted.width && height === fitted.height) return
    Object.assign(fitted, { width, height })
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.updateProjectionMatrix()
    const view = orbit.view()
    if (view) show(view)
    else draw()
  }

  orbit.place('default')
  scene.add(keyLampFor(camera))
  renderer.compile(scene, camera)
  await nextTask()
  orbit.controls.addEventListener('change', draw)
  host.append(canvas)
  const sizes = new ResizeObserver(fit)
  sizes.observe(host)
  fit()

  return {
    show,
    zoom: orbit.zoom,
    turn: orbit.turn,
    close() {
      sizes.disconnect()
      cancelAnimationFrame(frame)
      orbit.controls.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
      canvas.remove()
    },
  }
}

function openRenderer(): WebGLRenderer {
  try {
    const renderer = new WebGLRenderer({
      antialias: true,
      alpha: true,
      // Lets screenshots of the page show the model.
      preserveDrawingBuffer: true,
    })
    renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
    return renderer
  } catch {
    throw new ModelFailure('webgl')
  }
}

/** Yields to the event loop between two long tasks. */
const nextTask = () => new Promise<void>((goOn) => window.setTimeout(goOn))

/** True for software rendering, as on remote desktops, where the environment map would take seconds. */
function isImitated(renderer: WebGLRenderer): boolean {
  const context = renderer.getContext()
  const debugInfo = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = debugInfo && context.getParameter(debugInfo.UNMASKED_RENDERER_WEBGL)
  return /swiftshader|llvmpipe|softpipe|basic render/i.test(String(name))
}

async function readModel({ format, bytes }: ModelFile): Promise<Object3D> {
  const model = await (format === 'glb' ? readGlb(bytes) : readStl(bytes)).catch(() => {
    throw new ModelFailure('broken')
  })
  const corners = countCorners(model)
  if (corners === 0) throw new ModelFailure('empty')
  const size = new Box3().setFromObject(model).getSize(new Vector3()).length()
  if (!Number.isFinite(size) || size === 0) throw new ModelFailure('broken')
  return model
}

async function readGlb(bytes: ArrayBuffer): Promise<Object3D> {
  return (await new GLTFLoader().parseAsync(bytes, '')).scene
}

async function readStl(bytes: ArrayBuffer): Promise<Object3D> {
  // STL has flat triangles only: smooth edges that bend less than 36°.
  const geometry = toCreasedNormals(new STLLoader().parse(bytes), Math.PI / 5)
  const steel = new MeshStandardMaterial({ color: 0xaab4bd, metalness: 0.85, roughness: 0.38 })
  return new Group().add(new Mesh(geometry, steel))
}

function countCorners(model: Object3D): number {
  let corners = 0
  model.traverse((part) => {
    if (part instanceof Mesh) corners += part.geometry.getAttribute('position')?.count ?? 0
  })
  return corners
}
