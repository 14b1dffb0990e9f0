import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const described = z.object({ description: z.optional(z.string()) });
const operation = z.object({
  operationId: z.string(),
  parameters: z.optional(z.array(z.extend(described, { name: z.string() }))),
  requestBody: z.optional(
    z.object({
      content: z.record(
        z.string(),
        z.object({ schema: z.object({ properties: z.optional(z.record(z.string(), described)) }) }),
      ),
    }),
  ),
});
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** What each field of a call's request means, in the order of the request. */
export type FieldWords = ReadonlyMap<string, readonly (readonly [field: string, meaning: string])[]>;

/** Reads them from the generated OpenAPI document, which has them from the contracts' comments; nothing without the file. */
export function readFieldWords(docsDir: string): FieldWords {
  const file = join(docsDir, 'openapi.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return new Map();
  }
  const { paths } = z.parse(openApi, JSON.parse(text));
  return new Map(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId, parameters = [], requestBody }) => {
        const properties = Object.values(requestBody?.content ?? {})[0]?.schema.properties ?? {};
        const fields: [string, string][] = [
          ...parameters.map(({ name, description = '' }): [string, string] => [name, description]),
          ...Object.entries(properties).map(([name, { description = '' }]): [string, string] => [name, description]),
        ];
        return [operationId, fields.filter(([, meaning]) => meaning !== '')];
      }),
  );
}
