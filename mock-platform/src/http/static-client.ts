import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ClientConfig } from '@miczero/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Worlds } from '../worlds/worlds.ts';
import { accepts } from './accepted-encodings.ts';
import type { Services } from './call.ts';
import { sendRefusal } from './failures.ts';
import { findWorld } from './request-world.ts';
import { pagePolicy } from './security-headers.ts';
import { sendDocument } from './send-document.ts';

/** Defaults that this node adds to the configuration: it collects page views and serves the offline worker. */
const OWN_CONFIG: GivenClientConfig = { analytics_url: '/analytics', offline: true };
/** Paths that belong to calls: an unknown one is an error of the caller, never a page. */
const CALLS =
  /^\/(?:go|account|v1|v2|files|static|analytics|cashier|chat-app|docs|socket\.io|ws|im|__mock|__console|healthz|readyz|metrics)(?:\/|$|\?)/;
/** Pages of the client that other sites link to: who fetches them for a preview does not say that it is a browser. */
const PAGES = /^\/(?:index|app|invite|login)(?:\/|$|\?)/;
/** Names that a bundler made from the content: the build of the client writes seven characters of the hash. */
const HASHED = /\/assets\/[^/]+-[\w-]{7,}\.\w+(?:\.(?:br|gz))?$/;
/** Encodings in which the build leaves its files, the smallest first, and their file extensions. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Servers of Agora: their names and ports are told at run time. */
const AGORA_ORIGINS = ['agora.io', 'sd-rtn.com'].flatMap((domain) => [`https://*.${domain}:*`, `wss://*.${domain}:*`]);

/** What /config.json leaves out has the client's default. */
export type GivenClientConfig = { readonly [Key in keyof ClientConfig]?: ClientConfig[Key] | undefined };

export interface StaticOptions {
  /** Folder of the built client; absent serves no pages. */
  readonly clientDir?: string | undefined;
  /** Folder of the generated documents. */
  readonly docsDir?: string | undefined;
  /** What /config.json says. */
  readonly clientConfig: GivenClientConfig;
}

/** The built client with its navigation routes, its run-time configuration and the generated documents. */
export async function serveClient(
  app: FastifyInstance,
  worlds: Worlds,
  { tellsCodes, ...options }: StaticOptions & Pick<Services, 'tellsCodes'>,
): Promise<void> {
  const { clientDir, docsDir, clientConfig } = options;
  app.get('/config.json', async (request, reply) => {
    const chatApp = tellsCodes(request) ? { chat_app_url: '/chat-app' } : {};
    return reply.header('cache-control', 'no-cache').send({ ...OWN_CONFIG, ...chatApp, ...clientConfig });
  });
  for (const name of ['openapi.json', 'asyncapi.json']) {
    app.get(`/${name}`, async (_request, reply) => sendDocument(reply, docsDir && join(docsDir, name)));
  }
  const connectTo = originsOf(clientConfig);
  const hasClient = clientDir !== undefined && existsSync(join(clientDir, 'index.html'));
  if (hasClient) {
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      // The route of the package reads the names of the whole folder at every request, to refuse other spellings of a path where
      // the file system folds case. No route here is guarded by its spelling, and 2000 names cost ten times what the file does.
      serve: false,
      dotfiles: 'ignore',
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (/\.html(?:\.\w+)?$/.test(path)) reply.header('content-security-policy', "default-src 'none'");
      },
    });
    app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) => reply.sendFile(params['*']));
    // By name, too: an offline worker asks for it so, and keeps the headers with it.
    for (const url of ['/', '/index.html']) app.get(url, (request, reply) => sendPage(request, reply));
  }
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    const isPage = ['GET', 'HEAD'].includes(method) && !CALLS.test(url) && acceptsPages(request);
    return isPage && hasClient ? sendPage(request, reply) : sendRefusal(reply, 'endpointUnknown');
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    findWorld(worlds, request);
    const file = join(clientDir ?? '', 'index.html');
    const accepted = request.headers['accept-encoding'] ?? '';
    const coded = ENCODINGS.find(([name, end]) => accepts(accepted, name) && existsSync(`${file}${end}`));
    if (coded) reply.header('content-encoding', coded[0]);
    const page = await readFile(`${file}${coded?.[1] ?? ''}`);
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', pagePolicy(request, connectTo))
      .header('cache-control', 'no-cache')
      .send(page);
  }
}

/** A navigation, not a call, a script or a picture that is missing. */
function acceptsPages({ url, headers: { accept = '' } }: FastifyRequest): boolean {
  if (accept.includes('text/html')) return true;
  return PAGES.test(url) && (accept === '' || accept.includes('*/*'));
}

/** Origins of other servers that the page may talk to, with their WebSocket twins. */
function originsOf({ hosts, hall_socket, im, rtc, analytics_url, error_report_url }: GivenClientConfig): string[] {
  const link = im?.link_url ? `https://${im.link_url}` : undefined;
  const others = [hall_socket?.url, ...(im?.lbs_urls ?? []), link, analytics_url, error_report_url];
  const urls = [...Object.values(hosts ?? {}), ...others];
  const origins = urls.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []));
  const named = origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
  return [...new Set([...named, ...(rtc?.provider === 'agora' ? AGORA_ORIGINS : [])])];
}
