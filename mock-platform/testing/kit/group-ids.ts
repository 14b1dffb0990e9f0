/** The groups of `every-role` and of the worlds like it, by the order in which they are made. */
export const SEED_GROUPS = { serve: '7001', weal: '7002', workspace: '7003' } as const;
