export function LoadFailurePage() {
  return null
}
