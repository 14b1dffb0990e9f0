import { TOURIST_CALLS, type UserNo } from '@miczero/contracts';
import type { Ports } from '../../platform/ports.ts';
import { callApi } from '../feedback/index.ts';

/** Only sessions may ask for users; the search of visitors finds a person by number. */
export function* findByNumber(ports: Ports, no: UserNo) {
  const result = yield* callApi(ports, TOURIST_CALLS['tourist.search'], { keyword: no, page: 1, limit: 10 });
  return result.ok ? result.data.users : [];
}
