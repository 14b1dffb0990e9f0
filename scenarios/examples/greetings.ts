import { buildScenario } from '@miczero/scenarios';

const PEOPLE = ['小满', '阿澈'] as const;
const PLACE = '8001/9002';

/** Everyone greets, and the others hear it. */
const greetings = PEOPLE.flatMap((as) => [
  { say: `我是${as}`, as, in: PLACE },
  ...PEOPLE.filter((each) => each !== as).map((other) => ({
    hear: 'chatMessage' as const,
    as: other,
    body: { content: `我是${as}` },
  })),
]);

process.stdout.write(
  buildScenario(
    {
      title: { zh: '互相打招呼', en: 'Everyone greets' },
      actors: { 小满: { phone: '13800000001' }, 阿澈: { phone: '13800000002' } },
    },
    [...PEOPLE.map((as) => ({ call: 'channel.join' as const, as, with: { channel_id: '9002' } })), ...greetings],
  ),
);
