declare module 'occt-import-js' {
  interface ReadMesh {
    attributes: { position: { array: number[] } }
    index: { array: number[] }
  }
  interface ReadNode {
    name: string
    meshes: number[]
    children: ReadNode[]
  }
  interface Read {
    success: boolean
    root: ReadNode
    meshes: ReadMesh[]
  }
  interface Options {
    linearUnit: 'millimeter'
    linearDeflectionType: 'bounding_box_ratio'
    linearDeflection: number
    angularDeflection: number
  }
  interface Reader {
    ReadStepFile(content: Uint8Array, options: Options): Read
  }
  export default function open(): Promise<Reader>
}
