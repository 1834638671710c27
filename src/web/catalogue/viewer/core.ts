/** Half of what draws a model: it is read while the other half still arrives, and not in one long piece with it. */
export { Object3D } from 'three'
