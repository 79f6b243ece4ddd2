/** The cost of a hash by argon2id, as OWASP advises: 19 MB and a core for a while. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
