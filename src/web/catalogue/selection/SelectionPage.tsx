export function SelectionPage() {
  return null
}
