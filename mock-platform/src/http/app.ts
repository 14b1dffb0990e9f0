import { REQUEST_MAX_BYTES, VIDEO_MAX_BYTES } from '@miczero/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { proxiesForFastify, type TrustProxy } from '../admission/caller-address.ts';
import { Refusal } from '../core/kernel/refusals.ts';
import type { Metrics } from '../metrics.ts';
import type { Logger } from '../ports.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { registerApi } from './api.ts';
import { arrivalMsOf, type BoundArrival, boundArrivals, OVERDUE_CHECKS } from './arrival.ts';
import { serveCashier } from './cashier-page.ts';
import { serveChatApp } from './chat-app-page.ts';
import { collectPageViews } from './client-logs.ts';
import { allowOtherOrigins } from './cors.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { answerFailure, answerUnreadable, sendRefusal } from './failures.ts';
import { serveFiles } from './files.ts';
import { isHealthPath, serveHealth } from './health.ts';
import type { Gate } from './implement.ts';
import { readJsonBodies } from './json-body.ts';
import { watchPaths } from './known-paths.ts';
import { servePublished } from './published-pages.ts';
import { secure } from './security-headers.ts';
import { type StaticOptions, serveClient } from './static-client.ts';

export interface AppOptions {
  readonly worlds: Worlds;
  readonly gate: Gate;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly pages: StaticOptions;
  /** False once the node stops: calls are refused then, so that a load balancer goes elsewhere. */
  readonly isOpen: () => boolean;
  /** Whether it can also store what callers write. */
  readonly isReady: () => boolean;
  /** See NodeOptions. */
  readonly trustProxy: TrustProxy;
  /** See NodeOptions. */
  readonly arrivalMs?: number | undefined;
  /** See HealthOptions. */
  readonly requireOperator: (request: FastifyRequest) => void;
  /** More routes: the control API. */
  readonly extend: (app: FastifyInstance) => Promise<void>;
}

/** How long a request may take to arrive, and how long a connection may say nothing meanwhile. */
const ARRIVAL_MS = 30_000;

/** The HTTP side of a node, every route registered here by name. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { worlds, gate, metrics, logger, arrivalMs = ARRIVAL_MS } = options;
  let bound: BoundArrival = () => {};
  const app = Fastify({
    bodyLimit: REQUEST_MAX_BYTES,
    trustProxy: proxiesForFastify(options.trustProxy),
    routerOptions: { maxParamLength: 200 },
    // A slow sender of headers or bodies must not hold a connection for ever.
    connectionTimeout: arrivalMs,
    // Of the largest file; `boundArrivals` ends every other request sooner.
    requestTimeout: arrivalMsOf(arrivalMs, VIDEO_MAX_BYTES),
    http: {
      // The default is a minute. Where headers may take longer than the request, Node exchanges the two limits: a body would
      // have the minute.
      headersTimeout: arrivalMs,
      // Node looks for overdue requests only so often: by default twice a minute.
      connectionsCheckingInterval: arrivalMs / OVERDUE_CHECKS,
    },
    keepAliveTimeout: 65_000,
    // Both come before any route: without these the answer would be fastify's, which is no envelope.
    frameworkErrors: (error, request, reply) => {
      bound(request, reply);
      secure(reply);
      void answerFailure(logger, error, request, reply);
    },
    clientErrorHandler: answerUnreadable,
  });
  const methodsAt = watchPaths(app);
  app.decorateRequest('runner', null);
  app.decorateRequest('actor', null);
  bound = boundArrivals(app, arrivalMs);
  // A request that expects anything but 100-continue. Node would answer it beside all of this, and wait for its body.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', (request, reply, done) => {
    secure(reply);
    if (!options.isOpen() && !isHealthPath(request.url)) throw new Refusal('platformStopping');
    // Before a body is read: some methods have rules for bodies that would hide this answer.
    const methods = hasOwnRoute(request) ? [] : methodsAt(request.url);
    if (methods.length > 0 && !methods.includes(request.method)) {
      sendRefusal(reply.header('allow', methods.join(', ')), 'methodUnknown');
      return;
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requests.add(request.routeOptions.config.endpoint ?? 'other', reply.statusCode);
    done();
  });
  app.setErrorHandler((error, request, reply) => answerFailure(logger, error, request, reply));
  allowOtherOrigins(app);
  readJsonBodies(app);
  serveHealth(app, options);
  await options.extend(app);
  await registerApi(app, worlds, gate);
  await serveCashier(app, worlds);
  await serveChatApp(app, worlds, gate.services);
  servePublished(app);
  serveDocs(app, options.pages.docsDir);
  collectPageViews(app, worlds, gate.services);
  serveFiles(app, gate.services.files);
  await serveClient(app, worlds, { ...options.pages, tellsCodes: gate.services.tellsCodes });
  return app;
}

/** Whether a route of its own answers. The route of the files of the client takes every path that a page could have. */
function hasOwnRoute({ is404, method, routeOptions }: FastifyRequest): boolean {
  return !is404 && (routeOptions.url !== '/*' || method === 'OPTIONS');
}
