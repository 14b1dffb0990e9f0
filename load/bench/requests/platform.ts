import { crowdedNode, signInCrowd } from '../crowd.ts';

/** Child process: the platform with its log in memory, and signed-in users. */
const people = Number(process.argv[2] ?? '50');
const node = await crowdedNode(people);
const origin = await node.listen();
process.send?.({ event: 'ready', port: Number(new URL(origin).port), people: await signInCrowd(node, people) });
