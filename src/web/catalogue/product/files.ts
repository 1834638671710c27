import type { Schemas } from '../../../domain/schemas'

export interface ProductFile {
  name: string
  /** In capitals, such as PDF or GLB. */
  type: string
  address: string
}

type Files = Pick<Schemas['Material'], 'dataList' | 'modelImgs' | 'sizeImgs' | 'model'>

/** What can be taken home: the related files, and the models and drawings that are not among them. */
export function filesOf({ dataList = [], modelImgs = [], sizeImgs = [], model }: Files) {
  const related: ProductFile[] = dataList.map(({ originalName, fileType, fileUrl }) => ({
    name: originalName,
    type: fileType.replace(/^.*[./]/, '').toUpperCase() || typeOf(fileUrl),
    address: fileUrl,
  }))
  const listed = new Set(related.map(({ address }) => address))
  const drawn = [...modelImgs, ...sizeImgs]
    .filter((address) => !listed.has(address))
    .map((address) => ({
      name: `${fileName(model)}.${typeOf(address).toLowerCase()}`,
      type: typeOf(address),
      address,
    }))
  return [...related, ...drawn]
}

function typeOf(address: string): string {
  return /\.(\w{1,5})(?:[?#]|$)/.exec(address)?.[1]?.toUpperCase() ?? ''
}

/** Without what some file systems refuse in a name. */
const fileName = (model: string) => model.replace(/[\\/:*?"<>|]+/g, '-')
