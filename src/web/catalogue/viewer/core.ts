/** A chunk with half of three.js, evaluated while the other half arrives, so that no single task is long. */
export { Object3D } from 'three'
