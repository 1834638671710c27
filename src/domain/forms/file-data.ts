export interface FileData {
  originalName: string
  type: string
  size: number
  width?: number
  height?: number
  thumbnailKey?: string
}
