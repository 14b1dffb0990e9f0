/** What an id stands for, and its name. */
export interface SeedMeaning {
  readonly kind: 'user' | 'hall' | 'channel' | 'room';
  readonly name: string;
}

const named = (kind: SeedMeaning['kind'], names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]): [string, SeedMeaning] => [id, { kind, name }]);

/** The seed of the scenarios that are made of captures. */
export const SEED_WORLD = 'every-role';

/** What it begins with, written out: a page that makes a scenario has no platform to seed a world. A test compares it with the seed. */
export const EVERY_ROLE: ReadonlyMap<string, SeedMeaning> = new Map([
  ...named('user', {
    10001: '小满',
    10002: '阿澈',
    10003: '',
    10004: '老周',
    10005: '路过的猫',
    10006: '团子',
    10007: '零号麦助手',
  }),
  ...named('hall', { 8001: '样板大厅', 8002: '邻居大厅' }),
  ...named('channel', {
    9001: '文字频道',
    9002: '闲聊',
    9003: '攻略',
    9004: '悄悄话',
    9005: '语音一',
    9006: '上锁的语音',
    9007: '门厅',
  }),
  ...named('room', { 600001: '样板房间', 600002: '邻居的房间' }),
]);
