import * as z from 'zod/mini';
import { looseInt } from './codecs.ts';

/** An integer within bounds that may arrive as a decimal string, as it always does in the query of a GET. */
export const intBetween = (least: number, most: number) => z.pipe(looseInt, z.int().check(z.gte(least), z.lte(most)));

/** Page number, from 1. */
export const pageNumber = intBetween(1, 100_000);
