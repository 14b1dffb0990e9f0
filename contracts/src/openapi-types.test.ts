import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { operations } from './generated/openapi.ts';
import type { ENDPOINTS } from './index.ts';

/** The generated types are what third parties and the load scripts build on: they must say what the contracts say. */
test('the generated request type of a login is what the contract takes', () => {
  type Generated = NonNullable<operations['account.login']['requestBody']>['content']['application/json'];
  type Contract = z.input<(typeof ENDPOINTS)['account.login']['request']>;
  expectTypeOf<Contract['username']>().toEqualTypeOf<Generated['username']>();
  expectTypeOf<Contract['ts']>().toEqualTypeOf<Generated['ts']>();
});
