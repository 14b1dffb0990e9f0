/** What a list of worlds says of one that scenarios are made for. */
export const WORLD_FACTS = {
  name: 'qa-7',
  seed_world: 'two-friends',
  seed: 3,
  bots: false,
  seed_people: 40,
  limits: { burst: 5, per_second: 2 },
} as const;

/** That world with some of what its seed has, for what is saved of it. */
export const SAVED_WORLD = {
  facts: WORLD_FACTS,
  seeded: {
    people: [
      { user: '10001', nick: '小满', phone: '13800000001' },
      { user: '10002', nick: '阿澈', phone: '13800000002' },
      { user: '10003', nick: '', phone: '13800000003' },
      { user: '10004', nick: '小满', phone: '13800000004' },
      { user: '10005', nick: '机器人', phone: '' },
    ],
    halls: ['8001'],
    channels: ['9001'],
    rooms: ['600001'],
  },
  missing: { past: 0, dropped: 0 },
};
