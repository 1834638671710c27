/** The version of the engine that computed a result. The first figure grows when numbers change, the second when there are more. */
export const engineVersion = '7.0'
