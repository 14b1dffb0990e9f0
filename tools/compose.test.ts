import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../mock-platform/src/config.ts';
import { seedOfMain, servesControl } from '../mock-platform/src/greeting.ts';
import { ROOT } from './run.ts';

const compose = readFileSync(`${ROOT}docker-compose.yml`, 'utf8');
const page = readFileSync(`${ROOT}docs/how-to/run-a-node.md`, 'utf8');

test('every port of the composition that serves the product is published to this machine, or where PUBLISH says', () => {
  const ports = [...compose.matchAll(/^ +- "(.*:4000)"$/gm)].map(([, port]) => port);
  // Of the node by itself, and of the balancer before several.
  expect(ports).toHaveLength(2);
  for (const port of ports) expect(port).toMatch(/^\$\{PUBLISH:-127\.0\.0\.1\}:\$\{PORT:-4000\}:4000$/);
});

test('a composition that is published to others needs no other variable: the node begins empty and without control there', () => {
  const [, command = ''] = /```sh\n(PUBLISH.*) docker compose up/.exec(page) ?? [];
  expect(command).toBe('PUBLISH=0.0.0.0');
  const environment = (PUBLISH: string): Record<string, string> => {
    const defaults = /^ +(\w+): \$\{(\w+):-([^}]*)\}$/gm;
    return {
      ...Object.fromEntries([...compose.matchAll(defaults)].map(([, name = '', , value = '']) => [name, value])),
      HOST: '0.0.0.0',
      PUBLISH,
    };
  };
  expect(compose).toMatch(/ PUBLISH: \$\{PUBLISH:-127\.0\.0\.1\}/);
  const nodeAt = (PUBLISH: string) => {
    const config = readConfig(environment(PUBLISH));
    return [seedOfMain(config), servesControl(config)];
  };
  expect([nodeAt('127.0.0.1'), nodeAt('0.0.0.0')]).toEqual([
    ['demo', true],
    ['empty', false],
  ]);
});
