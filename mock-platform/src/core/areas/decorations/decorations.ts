import type { GiftEffect, Nameplate, UserNo } from '@miczero/contracts';
import type { World } from '../../state/world.ts';

/** Decorations of a user: earned by coins given, and never lost. */
interface Level {
  readonly from_coins: number;
  readonly frame: string;
  readonly nameplate: Nameplate | null;
  /** Name of the vehicle they arrive in, and the line that announces it. */
  readonly vehicle: string;
  readonly vehicle_name: string;
}

/** Dearest first. Ours: the specification shows only that decorations exist. */
const LEVELS: readonly Level[] = [
  {
    from_coins: 10_000,
    frame: 'gold',
    nameplate: { id: 'star', name: '星耀', image: '' },
    vehicle: 'cloud-boat',
    vehicle_name: '云舟',
  },
  {
    from_coins: 1000,
    frame: 'silver',
    nameplate: { id: 'glow', name: '星辉', image: '' },
    vehicle: '',
    vehicle_name: '',
  },
  { from_coins: 100, frame: 'bronze', nameplate: null, vehicle: '', vehicle_name: '' },
];

function levelOf({ gifts }: World, no: UserNo): Level | undefined {
  const coins = gifts.wealth.get(no) ?? 0;
  return LEVELS.find(({ from_coins }) => coins >= from_coins);
}

export function nameplateOf(world: World, no: UserNo): Nameplate | null {
  return levelOf(world, no)?.nameplate ?? null;
}

export function frameOf(world: World, no: UserNo): string {
  return levelOf(world, no)?.frame ?? '';
}

/** entity.gift-effect, list B: the entrance of a person with a vehicle; null for all others. */
export function entranceOf(world: World, no: UserNo, at: number): GiftEffect | null {
  const level = levelOf(world, no);
  if (!level || level.vehicle === '') return null;
  const nick = world.accounts.get(no)?.nick ?? '';
  return {
    addTime: at,
    listType: 'B',
    gift_num: 0,
    gift_effect: '',
    effect: { enter_room: `${nick} 驾着${level.vehicle_name}来了`, vehicle: level.vehicle },
    userid: no,
  };
}
