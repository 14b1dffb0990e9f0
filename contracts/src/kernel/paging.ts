import * as z from 'zod/mini';
import { looseInt } from './codecs.ts';

/** A whole number within bounds that may arrive as a decimal string: in the query of a GET it always does. */
export const intBetween = (least: number, most: number) => z.pipe(looseInt, z.int().check(z.gte(least), z.lte(most)));

/** Number of a page, from 1. */
export const pageNumber = intBetween(1, 100_000);
