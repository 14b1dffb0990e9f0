import { imContract } from '../contracts/im-contract.ts';
import { createFakeImWorld } from './fake-im.ts';

imContract('the fake', async () => createFakeImWorld());
