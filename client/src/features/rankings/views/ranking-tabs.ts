import type { RankingId, RankingPeriod } from '../index.ts';

/** The rankings of the contract, in the order of the page. */
export const RANKINGS: readonly RankingId[] = ['received', 'sent'];
export const PERIODS: readonly RankingPeriod[] = ['day', 'week', 'all'];
