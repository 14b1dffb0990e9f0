import type { Account } from '../core/state/accounts.ts';
import type { WorldBuilder } from './builder.ts';
import { pictureUrl } from './pictures.ts';

const GAMES = [
  { game_id: 'g-1', game_name: '峡谷对决', levels: ['黄金', '铂金', '钻石', '星耀', '王者'] },
  { game_id: 'g-2', game_name: '绝地岛', levels: ['青铜', '白银', '黄金', '超级王牌'] },
  { game_id: 'g-3', game_name: '狼人夜话', levels: ['新手', '熟手', '法官'] },
] as const;

/** Games, banners and links: what every world with people in it has. */
export function publish(builder: WorldBuilder, players: readonly Account[]): void {
  const { world } = builder;
  for (const { game_id, game_name, levels } of GAMES) {
    const icon = pictureUrl(GAMES.findIndex((game) => game.game_id === game_id));
    world.games.list.set(game_id, { game_id, game_name, icon, levels: [...levels] });
  }
  for (const [index, { no }] of players.entries()) {
    const game = GAMES[index % GAMES.length];
    const level = game?.levels[index % game.levels.length];
    if (!game || level === undefined) continue;
    const { game_id, game_name } = game;
    const skill = {
      game_id,
      game_name,
      icon: pictureUrl(GAMES.findIndex((game) => game.game_id === game_id)),
      level,
      intro: '晚上八点后都在',
    };
    world.games.skills.set(no, [{ ...skill, tags: ['能开麦', '不骂人', '听指挥', '夜猫子'].slice(index % 2) }]);
  }
  const news = { id: 'b-1', type: 1, title: '版本更新', img: pictureUrl(3), path: 'https://example.com/news' };
  const pack = { id: 'b-2', type: 1, title: '首充礼包', img: pictureUrl(4), path: 'https://example.com/pack' };
  world.ops.banners = new Map([
    ['home', [{ ...news, type: 1 as const }]],
    ['recharge', [{ ...pack, type: 1 as const }]],
    ['player', [{ ...news, id: 'b-3', type: 1 as const }]],
  ]);
  world.ops.activities.set('70003', { id: '70003', state: 1, status: 1, sync: '[{"title":"周末开黑"}]' });
  world.ops.downloads = (['android', 'ios', 'pc', 'web'] as const).map((platform) => ({
    platform,
    url: `https://example.com/download/${platform}`,
    version: '2.0.49',
  }));
  world.ops.download_url = 'https://example.com/download';
  world.ops.hotwords = ['开黑', '五排', '陪聊'];
}
