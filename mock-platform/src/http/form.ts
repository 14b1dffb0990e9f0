import type { MultipartFile } from '@fastify/multipart';
import { type Endpoint, FORM_FIELD_MAX_BYTES, FORM_MAX_FIELDS } from '@miczero/contracts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../core/kernel/refusals.ts';
import { InvalidRequest } from './failures.ts';

interface Form {
  readonly input: unknown;
  readonly upload: Buffer | null;
}

/**
 * Reads a multipart body: its fields, and the one file that it may carry, of `fileSize` bytes at most. A field may set a
 * smaller bound; one that comes after the file is too late for that, and the handler checks again.
 */
export async function readForm(
  request: FastifyRequest,
  fileSize: number,
  bounds?: Endpoint['fileMaxBytesBy'],
): Promise<Form> {
  if (!request.isMultipart()) throw new InvalidRequest(['(root): multipart/form-data expected']);
  const fields = new Map<string, unknown>();
  const repeated: string[] = [];
  let upload: Buffer | null = null;
  const limits = {
    files: 1,
    fields: FORM_MAX_FIELDS,
    fieldSize: FORM_FIELD_MAX_BYTES,
    fileSize,
    parts: FORM_MAX_FIELDS + 1,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (fields.has(part.fieldname)) repeated.push(part.fieldname);
      if (part.type === 'file') upload = await readFile(part.file, Math.min(fileSize, boundOf(fields, bounds)));
      else fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    // What still arrives is forgotten: an unread body would hold its connection.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof Refusal) throw error;
    // Errors about the parser's limits have a status; those about a broken body have none.
    if (!(error instanceof Error) || 'statusCode' in error) throw error;
    throw new InvalidRequest([`(root): ${error.message}`]);
  }
  // Of two values one could be checked and the other one used.
  if (repeated.length > 0) throw new InvalidRequest(repeated.map((name) => `${name}: sent more than once`));
  return { input: Object.fromEntries(fields), upload };
}

function boundOf(fields: ReadonlyMap<string, unknown>, bounds: Endpoint['fileMaxBytesBy']): number {
  return bounds?.bytes[String(fields.get(bounds.field))] ?? Number.POSITIVE_INFINITY;
}

/** Refuses a file at the first byte too many; the rest of it is not waited for. */
async function readFile(file: MultipartFile['file'], most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file) {
    length += chunk.length;
    if (length > most || file.truncated) throw new Refusal('fileTooLarge');
    chunks.push(chunk);
  }
  if (file.truncated) throw new Refusal('fileTooLarge');
  return Buffer.concat(chunks);
}
