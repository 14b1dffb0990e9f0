import { syncPushes } from './im-sync.ts';
import type { RequestName } from './request-fields.ts';
import { CONVERSATION_REQUESTS } from './requests/conversations.ts';
import { MESSAGE_REQUESTS } from './requests/messages.ts';
import { PEOPLE_REQUESTS } from './requests/people.ts';
import { RECEIPT_REQUESTS } from './requests/receipts.ts';
import { type Handlers, NO_PROPERTY } from './requests/request.ts';
import { TEAM_REQUESTS } from './requests/teams.ts';

/** Every request of a signed-in client. The login, the heartbeat and the goodbye are the gateway's. */
export const HANDLERS: Handlers<Exclude<RequestName, 'heartbeat' | 'login' | 'logout' | 'mark_received'>> = {
  kick_clients: async ({ run }, [clients = []]) => {
    await run('im.kick', { clients });
    return { fields: [['StrArray', clients]] };
  },
  sync: ({ runner, actor }, [asked = NO_PROPERTY]) => ({
    pushes: syncPushes(runner.world, actor.no, asked),
    fields: [['Long', runner.world.im.last_msg]],
  }),
  server_time: ({ runner }) => ({ fields: [['Long', runner.now()]] }),
  ...MESSAGE_REQUESTS,
  ...RECEIPT_REQUESTS,
  ...CONVERSATION_REQUESTS,
  ...PEOPLE_REQUESTS,
  ...TEAM_REQUESTS,
};
