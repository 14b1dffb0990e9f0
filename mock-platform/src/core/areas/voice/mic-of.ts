import type { UserNo } from '@miczero/contracts';
import type { Mic } from '../../state/voice.ts';
import type { World } from '../../state/world.ts';

/** A person's place in a voice channel, with the session that holds it. */
export function micOf(world: World, no: UserNo): Mic | undefined {
  const voice = world.places.get(no)?.voice ?? '';
  return voice === '' ? undefined : world.channels.get(voice)?.mics.get(no);
}
