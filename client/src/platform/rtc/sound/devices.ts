import type { RtcDevices } from '../../ports/rtc.ts';

/** Chromium lists the system's choice a second time under these ids. */
const ALIASES: ReadonlySet<string> = new Set(['default', 'communications']);

/** Available devices. Without permission, browsers list devices without id or label, which cannot be selected. */
export async function listDevices(media: Pick<MediaDevices, 'enumerateDevices'>): Promise<Omit<RtcDevices, 'inUse'>> {
  const devices = await media.enumerateDevices();
  const ofKind = (wanted: MediaDeviceKind) =>
    devices
      .filter(({ kind, deviceId }) => kind === wanted && deviceId !== '' && !ALIASES.has(deviceId))
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { microphones: ofKind('audioinput'), speakers: ofKind('audiooutput') };
}
