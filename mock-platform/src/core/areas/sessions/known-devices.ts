import type { UserNo } from '@miczero/contracts';
import type { Turn } from '../../kernel/turn.ts';
import type { World } from '../../state/world.ts';
import { platformOf } from './devices.ts';

const KNOWN_DEVICES_MAX = 10;

/** A device on which its owner has signed in stays known after its session has ended. */
export function rememberDevice(world: World, no: UserNo, device: string): void {
  if (!isNamed(device)) return;
  const others = (world.known_devices.get(no) ?? []).filter((each) => each !== device);
  world.known_devices.set(no, [...others, device].slice(-KNOWN_DEVICES_MAX));
}

/** A new password, signing out everywhere and a ban leave only the devices that are still signed in. */
export function forgetDevices({ world }: Turn, no: UserNo): void {
  const left = devicesInUse(world, no);
  if (left.length > 0) world.known_devices.set(no, left);
  else world.known_devices.delete(no);
}

/** Whether its owner has signed in on a device of this name, which only the devices themselves know. */
export function isKnownDevice(world: World, no: UserNo, device: string): boolean {
  // A snapshot of an earlier version has sessions, but no remembered devices.
  return (world.known_devices.get(no) ?? []).includes(device) || devicesInUse(world, no).includes(device);
}

function devicesInUse(world: World, no: UserNo): string[] {
  return (world.session_ids.get(no) ?? []).flatMap((sid) => world.sessions.get(sid)?.device ?? []).filter(isNamed);
}

/** A device without a name of its own is called by its address, which others may share. */
const isNamed = (device: string) => platformOf(device) !== '';
