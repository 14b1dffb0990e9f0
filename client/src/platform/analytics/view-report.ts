import { CLIENT_APPID, CLIENT_PLATFORM, CLIENT_VERSION } from '@miczero/contracts';
import type { PageView } from '../ports.ts';

/** A page that was shown, with its moment in epoch milliseconds. */
export interface ShownView extends PageView {
  readonly at: number;
}

/** Views that wait at most; the oldest is dropped first. */
export const WAITING_MAX = 100;

/** The JSON that reports views. A report that may be sent twice has a name: the receiver keeps one of each name. */
export const reportOf = (views: readonly ShownView[], report?: string): string =>
  JSON.stringify({ appid: CLIENT_APPID, platform: CLIENT_PLATFORM, version: CLIENT_VERSION, report, views });

/** Sends JSON while the page is unloading: the browser delivers it afterwards. */
export const beacon = (url: string, body: string): void =>
  void navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
