import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileLogs, silentLogger } from '@miczero/mock-platform';
import { crowdedNode, signInCrowd, socketTarget } from '../crowd.ts';
import { receiversFromArguments, serve } from '../fan-out/server.ts';

/** Child process: a node with a control API and its log in files, whose hall has so many members that are signed in. */
const receivers = receiversFromArguments();
const dir = mkdtempSync(path.join(tmpdir(), 'miczero-bench-'));
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
const node = await crowdedNode(receivers, { logs: createFileLogs(dir, silentLogger), control: { token: '' } });
const origin = await node.listen();
const people = await signInCrowd(node, receivers);

serve(
  {
    port: Number(new URL(origin).port),
    isSocketIo: true,
    target: (index) => socketTarget(people[index] as (typeof people)[number]),
    publish: () => {
      throw new Error('events are sent over the control API');
    },
  },
  receivers,
);
