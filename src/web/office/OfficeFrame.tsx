export function OfficeFrame() {
  return null
}
