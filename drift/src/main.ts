import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENDPOINTS } from '@miczero/contracts';
import { isMock, lookAtMock } from './look-at-mock.ts';
import { lookAtServer } from './look-at-server.ts';
import { NoCapture, readHar } from './read-har.ts';
import { printed, report } from './report.ts';

const USAGE = `npm run drift -- --target URL | --capture FILE.har [--paths FILE.json] [--json FILE] [--guesses]

  --target URL    compares a running server. With the mock platform's control API it makes every call; on any other
                  server it makes read-only calls, signed in as TARGET_USER with TARGET_PASSWORD.
  --capture FILE  compares a HAR file, including its WebSocket frames.
  --paths FILE    replaces paths of the contracts, as in config.json: { "hall.list": "/real/path" }.
  --json FILE     also writes the report as JSON.
  --guesses       lists each guess that the evidence confirms, not only their number.

Exit status: 0 without deviations, 1 with deviations, 2 when nothing could be compared.`;

const complain = (text: string) => process.stderr.write(`${text}\n`);
const warn = (text: string) => complain(`note: ${text}`);

function captured(file: string) {
  try {
    return readHar(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new NoCapture(`--capture: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads the replacement paths; an unknown call name is an error. */
function overridesFrom(file: string): Record<string, string> {
  const overrides = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const strange = Object.keys(overrides).filter((name) => !Object.hasOwn(ENDPOINTS, name));
  if (strange.length > 0) throw new NoCapture(`--paths: no call is named ${strange.join(', ')}`);
  return overrides;
}

async function evidence(target: string | undefined, capture: string | undefined) {
  if (capture !== undefined) return captured(capture);
  if (!URL.canParse(target ?? '')) throw new NoCapture(`--target: "${target}" is not a URL\n\n${USAGE}`);
  const { origin } = new URL(target ?? '');
  const isReached = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (!isReached) throw new NoCapture(`--target: no server answers at ${origin}`);
  if (await isMock(origin)) return lookAtMock(origin);
  const { TARGET_USER: user, TARGET_PASSWORD: password } = process.env;
  if (!user || !password) throw new NoCapture('TARGET_USER and TARGET_PASSWORD are needed to sign in there');
  return lookAtServer(origin, { user, password }, warn);
}

try {
  const { values } = parseArgs({
    options: {
      target: { type: 'string' },
      capture: { type: 'string' },
      paths: { type: 'string' },
      json: { type: 'string' },
      guesses: { type: 'boolean' },
    },
  });
  const { target, capture, paths, json, guesses = false } = values;
  if ((target === undefined) === (capture === undefined)) throw new NoCapture(USAGE);
  const overrides = paths === undefined ? {} : overridesFrom(paths);
  const found = report(await evidence(target, capture), overrides);
  if (json !== undefined) writeFileSync(json, JSON.stringify({ ...found, foreign: [...found.foreign] }, null, 2));
  process.stdout.write(printed(found, { listsConfirmed: guesses }));
  if (found.deviations.length > 0) process.exitCode = 1;
  else if (found.calls > 0 && found.calls === found.refused && found.frames === 0) {
    throw new NoCapture('the server refused every call, so no data could be compared');
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
