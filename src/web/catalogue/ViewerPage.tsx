export function ViewerPage() {
  return null
}
