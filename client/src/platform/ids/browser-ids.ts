import type { Ids, Storage } from '../ports.ts';

const DEVICE_ID = /^[0-9a-f-]{36}$/;
const RANDOM_CHARS = 16;

export function createIds(storage: Storage): Ids {
  let device: string | null = null;
  let sequence = 0;
  const session = hex(8);
  return {
    clientMid() {
      sequence += 1;
      return `c${session}${sequence.toString(36)}`;
    },
    deviceId() {
      // session.storage.device-uuid: taken from storage or made once.
      const stored = device ?? storage.read('device_uuid');
      if (stored !== null && DEVICE_ID.test(stored)) {
        device = stored;
      } else {
        device = crypto.randomUUID();
        storage.write('device_uuid', device);
      }
      return device;
    },
    random: () => hex(RANDOM_CHARS / 2),
    chance: () => Math.random(),
  };
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
