import type { PlayerSkill } from '@miczero/contracts';
import type { Account } from '../state/accounts.ts';
import type { Room } from '../state/rooms.ts';
import type { WorldBuilder } from './builder.ts';
import { type Cover, coverUrl } from './pictures.ts';

export interface GamePlan {
  readonly game_id: string;
  readonly game_name: string;
  readonly cover: Cover;
  readonly levels: readonly string[];
}

export const GAMES: readonly GamePlan[] = [
  { game_id: 'g-1', game_name: '王者荣耀', cover: 'canyon', levels: ['黄金', '铂金', '钻石', '星耀', '王者'] },
  { game_id: 'g-2', game_name: '方块世界', cover: 'blocks', levels: ['萌新', '建筑师', '红石大师'] },
  { game_id: 'g-3', game_name: '狼人杀', cover: 'wolf', levels: ['新手', '熟手', '法官'] },
  { game_id: 'g-4', game_name: '极速飞车', cover: 'racing', levels: ['青铜', '白银', '黄金', '车神'] },
  { game_id: 'g-5', game_name: '荒岛求生', cover: 'island', levels: ['第一天', '老岛民'] },
  { game_id: 'g-6', game_name: '龙息团本', cover: 'dragon', levels: ['见习', '主力', '指挥'] },
];
const INTROS = ['晚上八点后都在', '周末全天，随叫随到', '不压力队友，输赢随缘', '主打一个陪伴', '有麦，话多'] as const;

/** The skill of a person in a game; the number varies level and words. */
export function skillIn({ game_id, game_name, cover, levels }: GamePlan, index: number): PlayerSkill {
  const level = levels[index % levels.length] ?? '';
  const tags = ['能开麦', '不骂人', '听指挥', '夜猫子'].slice(index % 2);
  return { game_id, game_name, icon: coverUrl(cover), level, intro: INTROS[index % INTROS.length] ?? '', tags };
}

/** Games, banners and links: what every world with people in it has. */
export function publish(builder: WorldBuilder, players: readonly Account[]): void {
  const { world } = builder;
  for (const { game_id, game_name, levels, cover } of GAMES) {
    const icon = coverUrl(cover);
    world.games.list.set(game_id, { game_id, game_name, icon, levels: [...levels] });
  }
  for (const [index, { no }] of players.entries()) {
    const game = GAMES[index % GAMES.length];
    if (game) world.games.skills.set(no, [skillIn(game, index)]);
  }
  const news = { id: 'b-1', type: 1, title: '版本更新', img: coverUrl('stage'), path: '/static/news' };
  const pack = { id: 'b-2', type: 1, title: '首充礼包', img: coverUrl('lantern'), path: '/static/pack' };
  world.ops.banners = new Map([
    ['home', [{ ...news, type: 1 as const }]],
    ['recharge', [{ ...pack, type: 1 as const }]],
    ['player', [{ ...news, id: 'b-3', type: 1 as const }]],
  ]);
  world.ops.activities.set('70003', {
    id: '70003',
    state: 1,
    status: 1,
    sync: '[{"title":"周末开黑夜","msg":"周六 20:00 五排车队集合，赢一局送头像框"}]',
  });
  world.ops.downloads = (['android', 'ios', 'pc', 'web'] as const).map((platform) => ({
    platform,
    url: `/static/download/${platform}`,
    version: '2.0.49',
  }));
  world.ops.download_url = '/static/download';
  world.ops.hotwords = ['开黑', '五排', '狼人杀', '新手', '深夜', '团本'];
}

/** Puts a room first among the banners of the landing page and of the player list (type 2). */
export function promoteRoom({ world }: WorldBuilder, room: Room, img: string): void {
  const extra_param = { is_lock: room.password !== '', no: room.id };
  const banner = { type: 2 as const, title: `${room.name} · 正在直播`, img, path: '', extra_param };
  for (const place of ['home', 'player'] as const) {
    world.ops.banners.set(place, [{ ...banner, id: `b-room-${place}` }, ...(world.ops.banners.get(place) ?? [])]);
  }
}
