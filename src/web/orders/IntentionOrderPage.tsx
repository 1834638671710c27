export function IntentionOrderPage() {
  return null
}
