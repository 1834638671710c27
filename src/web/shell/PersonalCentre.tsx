export function PersonalCentre() {
  return null
}
