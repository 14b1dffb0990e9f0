import { readingOf, teamReaders } from '../../../core/areas/im/readers.ts';
import { Refusal } from '../../../core/kernel/refusals.ts';
import { MESSAGE, TEAM_RECEIPT } from '../fields.ts';
import { readingProperty } from '../properties.ts';
import { personTarget } from '../scenes.ts';
import { wholeNumberOf } from '../whole-number.ts';
import { type Handlers, idsOf, NO_PROPERTY } from './request.ts';

/** Receipts: what the caller has read, and who has read messages of the caller. */
export const RECEIPT_REQUESTS: Handlers<'receipt' | 'team_receipts' | 'team_reads' | 'team_readers'> = {
  receipt: async ({ run }, [receipt = NO_PROPERTY]) => {
    const { scene, to } = personTarget(receipt[MESSAGE.to] ?? '');
    // The platform's own sessions have no reader on the other side.
    if (scene === 'p2p') await run('im.receipt', { to, at: wholeNumberOf(receipt[MESSAGE.time]) });
    return { fields: [['Property', receipt]] };
  },
  team_receipts: async ({ run }, [receipts = []]) => {
    const team = receipts[0]?.[TEAM_RECEIPT.team] ?? '';
    await run('im.team_receipt', { team, ids: idsOf(receipts) });
    return { fields: [['PropertyArray', receipts]] };
  },
  team_reads: ({ runner, actor }, [asked = []]) => {
    const team = asked[0]?.[TEAM_RECEIPT.team] ?? '';
    const readings = teamReaders(runner.world, actor.no, team, idsOf(asked)).map(readingOf);
    return { fields: [['PropertyArray', readings.map((each) => readingProperty(team, each))]] };
  },
  team_readers: ({ runner, actor }, [asked = NO_PROPERTY]) => {
    const [found] = teamReaders(runner.world, actor.no, asked[TEAM_RECEIPT.team] ?? '', idsOf([asked]));
    if (!found) throw new Refusal('messageUnknown');
    return {
      fields: [
        ['Property', asked],
        ['StrArray', found.read],
        ['StrArray', found.unread],
      ],
    };
  },
};
