import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { sendRefusal } from './failures.ts';

/** Answers with a generated document; one that was not built is unknown. */
export async function sendDocument(reply: FastifyReply, path: string | undefined): Promise<FastifyReply> {
  if (!path || !existsSync(path)) return sendRefusal(reply, 'endpointUnknown');
  return reply.header('content-type', 'application/json; charset=utf-8').send(await readFile(path));
}
