import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Misfit, Refusal } from '../core/kernel/refusals.ts';
import type { Worlds } from '../worlds/worlds.ts';
import type { Services } from './call.ts';
import { findWorld } from './request-world.ts';
import { formOf, inBoth, sendSimulatedPage, takeEmptyForms } from './simulated-page.ts';

interface ChatAppRoute {
  readonly Querystring: { readonly redirect_uri?: string; readonly state?: string; readonly as?: string };
}

/** The people of the simulated chat app: a name, which is their identity. */
const PEOPLE = ['聊天里的小林', '聊天里的阿杰', '聊天里的安安'] as const;
const STATE_MAX_CHARS = 128;

/**
 * The simulated chat app (chat_app_url of config.json): asks who the person is there, and leads back with a code. A visitor may
 * choose any person, so only a node for testers has it.
 */
export async function serveChatApp(
  app: FastifyInstance,
  worlds: Worlds,
  { tellsCodes }: Pick<Services, 'tellsCodes'>,
): Promise<void> {
  await app.register(async (scope) => {
    takeEmptyForms(scope);
    scope.addHook('onRequest', async (request) => {
      if (!tellsCodes(request)) throw new Refusal('endpointUnknown');
    });
    scope.get<ChatAppRoute>('/chat-app', async (request, reply) => {
      findWorld(worlds, request);
      return sendPage(reply, wayBackOf(request));
    });
    scope.post<ChatAppRoute>('/chat-app', async (request, reply) => {
      const { address, state } = wayBackOf(request);
      const nick = PEOPLE.find((_, index) => String(index) === request.query.as);
      if (nick === undefined) throw new Misfit('as: not a person of the page');
      const issue = { kind: 'chat', nick, person: nick, once: true } as const;
      const { code } = await findWorld(worlds, request).run('control.codes.issue', null, issue);
      address.searchParams.set('code', code);
      address.searchParams.set('state', state);
      return reply.redirect(address.href, 303);
    });
  });
}

/** Where a page of this node asked to be led back to. A code must not reach another site. */
function wayBackOf({ query, headers }: FastifyRequest<ChatAppRoute>): { address: URL; state: string } {
  const { redirect_uri = '', state = '' } = query;
  const address = URL.canParse(redirect_uri) ? new URL(redirect_uri) : null;
  const isOurs = address !== null && /^https?:$/.test(address.protocol) && address.host === headers.host?.toLowerCase();
  if (!isOurs) throw new Misfit('redirect_uri: not a page of this node');
  if (state === '' || state.length > STATE_MAX_CHARS) throw new Misfit(`state: 1 to ${STATE_MAX_CHARS} characters`);
  return { address, state };
}

function sendPage(reply: FastifyReply, { address, state }: { address: URL; state: string }): FastifyReply {
  const query = new URLSearchParams({ redirect_uri: address.href, state });
  const buttons = PEOPLE.map((nick, index) => {
    return {
      address: `/chat-app?${query}&amp;as=${index}`,
      label: inBoth(`以「${nick}」继续`, 'Continue as this person'),
    };
  });
  return sendSimulatedPage(reply, {
    title: '模拟聊天应用',
    main: `<p>${inBoth('零号麦想知道你在这里是谁。', 'Mic Zero asks who you are here.')}</p>
${formOf(buttons)}
<p><a href="/">${inBoth('返回', 'Back')}</a></p>`,
    // Without a referrer the form would name no origin, and be taken for one of another site.
    referrerPolicy: 'same-origin',
  });
}
