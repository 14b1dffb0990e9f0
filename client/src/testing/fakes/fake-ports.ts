import { loginInfo } from '@miczero/contracts';
import * as z from 'zod/mini';
import { createKeyRing } from '../../platform/key-ring.ts';
import type { Attachments, Notifier, PageView, Ports, SystemNotice, Telemetry, Vault } from '../../platform/ports.ts';
import { VIEWER } from '../chat-lines.ts';
import { createFakeEffectPlayer } from './fake-effect-player.ts';
import { createFakeHallSocket } from './fake-hall-socket.ts';
import { createFakeHttp } from './fake-http.ts';
import { createFakeImWorld } from './fake-im.ts';
import { createFakeInstallation } from './fake-installation.ts';
import { createFakeKeptAnswers } from './fake-kept-answers.ts';
import { createFakeNavigation, createFakePage } from './fake-page.ts';
import { createFakeRecorder } from './fake-recorder.ts';
import { createFakeRoomSocket } from './fake-room-socket.ts';
import { createFakeRtcWorld } from './fake-rtc.ts';
import { createFakeVoiceTab } from './fake-voice-tab.ts';
import { createOrigin, type Origin } from './memory-storage.ts';
import { createVirtualClock } from './virtual-clock.ts';

interface FakePortsOptions {
  readonly origin?: Origin;
  /** What the tab keeps to itself: that of a page which is loaded again. */
  readonly tab?: Map<string, string>;
  readonly start?: string;
  /** Tells the ids of one page from those of another. */
  readonly page?: string;
}

/**
 * Every port, faked; `server`, `page` and the rest are the handles of a test.
 * How to extend (most to least common): replace a port in the result, pass an origin shared by two tabs.
 */
export function createFakePorts({
  origin = createOrigin(),
  tab = new Map(),
  start,
  page: pageName = 'a',
}: FakePortsOptions = {}) {
  const clock = createVirtualClock();
  const { socket, server } = createFakeHallSocket();
  const room = createFakeRoomSocket();
  const http = createFakeHttp();
  const page = createFakePage();
  const ims = createFakeImWorld();
  const im = ims.im();
  const voices = createFakeRtcWorld();
  const voice = voices.page(VIEWER);
  const voiceTab = createFakeVoiceTab();
  const installed = createFakeInstallation();
  const kept = createFakeKeptAnswers();
  const effects = createFakeEffectPlayer();
  const recording = createFakeRecorder(clock);
  const navigation = createFakeNavigation(start);
  const storage = origin.tab(tab);
  const systemNotices: SystemNotice[] = [];
  const permission = { isGranted: true };
  const notifier: Notifier = {
    ask: async () => permission.isGranted,
    show: (notice) => void systemNotices.push(notice),
  };
  const bugs: unknown[] = [];
  const reports: unknown[] = [];
  const pageViews: PageView[] = [];
  let sequence = 0;
  const telemetry: Telemetry = {
    log: () => {},
    report: (event, context) => {
      reports.push({ event, context });
    },
    bug: (error) => {
      bugs.push(error);
    },
  };
  const ports: Ports = {
    http,
    hallSocket: socket,
    storage,
    vault: createPlainVault(storage, pageName),
    keyRing: createKeyRing(),
    clock,
    ids: {
      clientMid: () => {
        sequence += 1;
        return `${pageName}${sequence}`;
      },
      deviceId: () => 'device-1',
      random: () => 'random',
      chance: () => 0.5,
    },
    digest: { sha256: async (text) => fakeHash(text) },
    page,
    navigation,
    attachments: createFakeAttachments(),
    telemetry,
    late: {
      roomSocket: async () => room.socket,
      notifier: async () => notifier,
      rtc: async () => voice.rtc,
      voiceTab: async () => voiceTab.tab,
      im: async () => im,
      recorder: async () => recording.recorder,
      videoFiles: async () => recording.videoFiles,
      installation: async () => installed,
      keptAnswers: async () => kept.answers,
      effects: effects.load,
    },
    analytics: { pageView: (view) => void pageViews.push(view) },
    origins: { files: '', pictures: '', terms: '/static/agreement', privacy: '/static/privacy', chatApp: '/chat-app' },
  };
  return {
    ports,
    clock,
    server,
    roomServer: room.server,
    /** Sound: the world with its other pages, and the viewer's own. */
    voices,
    voice,
    voiceTab,
    /** Animation files of gifts. */
    effects,
    /** The messaging server: its other pages, teams and outages. */
    ims,
    http,
    page,
    /** The copy on the device: newer versions and the offer to install. */
    installed,
    /** Stored answers for an outage. */
    kept,
    /** The microphone of voice messages, and the videos that are chosen. */
    recording,
    navigation,
    storage,
    origin,
    tab,
    bugs,
    reports,
    pageViews,
    /** What was shown outside of the page. */
    systemNotices,
    /** The answer of the user who is asked for notifications. */
    permission,
  };
}
export type FakePorts = ReturnType<typeof createFakePorts>;

/** Looks like a SHA-256 and is as good as one for comparing; hides nothing. */
export function fakeHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0').repeat(8);
}

/** The vault without encryption; like the real one it never writes the same text twice. */
function createPlainVault(storage: Ports['storage'], pageName: string): Vault {
  let writes = 0;
  return {
    async read() {
      const stored = storage.read('login');
      return stored === null ? null : (z.safeParse(loginInfo, JSON.parse(stored)).data ?? null);
    },
    async write(login) {
      writes += 1;
      storage.write('login', JSON.stringify({ ...z.encode(loginInfo, login), iv: `${pageName}${writes}` }));
    },
    clear: () => storage.remove('login'),
  };
}

function createFakeAttachments(): Attachments {
  const files = new Map<string, Blob>();
  return {
    async add(file) {
      const id = `file${files.size + 1}`;
      files.set(id, file);
      return { id, preview: `blob:${id}`, w: 40, h: 30 };
    },
    keep(file) {
      const id = `file${files.size + 1}`;
      files.set(id, file);
      return { id, preview: `blob:${id}` };
    },
    file: (id) => files.get(id) ?? null,
    release: (id) => {
      files.delete(id);
    },
  };
}
