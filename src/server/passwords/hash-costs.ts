/** Argon2id parameters recommended by OWASP; memory in KiB. */
export const hashCosts = {
  'owasp-19': { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  'owasp-46': { memoryCost: 47_104, timeCost: 1, parallelism: 1 },
  'owasp-12': { memoryCost: 12_288, timeCost: 3, parallelism: 1 },
} as const

export type HashCost = keyof typeof hashCosts
