export const allocator: Record<string, string>
