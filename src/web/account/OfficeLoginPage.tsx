export function OfficeLoginPage() {
  return null
}
