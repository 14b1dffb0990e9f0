import { channelId, roomId } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { VoicePlace } from '../features/audio/audio.state.ts';
import { notPublishing } from '../features/audio/publishing.machine.ts';
import type { OwnLink, RoomVoice } from '../features/audio/voice.state.ts';
import {
  nextPlace,
  noPlace,
  type PlaceEffect,
  type PlaceState,
  type PlaceWord,
} from '../features/audio/voice-place.machine.ts';
import { HALL, VOICE } from './chat-lines.ts';

const ROOM: RoomVoice = { group_id: z.parse(roomId, '600001'), name: '唱片行', token: 'sig' };
/** The platform lets no page in with it any more. */
const SPENT = 'spent';
const PLACES = { call: VOICE, otherCall: z.parse(channelId, '9101') };
export type Call = keyof typeof PLACES;

/** The voice of one tab: the machine of its place, with a participation, tickets and words from the other tab as the sagas have them. */
export class ModelTab {
  state: PlaceState = noPlace;
  place: VoicePlace | null = null;
  room: RoomVoice | null = null;
  link: OwnLink = { kind: 'off' };
  isElsewhere = false;
  isMuted = false;
  /** The room gives the viewer a seat. */
  isOnSeat = false;
  /** Where participations began. */
  readonly begun: string[] = [];
  /** Words and answers on their way to this tab. */
  readonly inbox: (() => void)[] = [];
  readonly #browser: ModelBrowser;
  #hadVoice = false;

  constructor(browser: ModelBrowser) {
    this.#browser = browser;
  }

  /** Where the ticket leads. */
  get channel(): string | null {
    if (this.room) return `room:${this.room.group_id}`;
    return this.place?.token ? `channel:${this.place.channel_id}` : null;
  }
  get isSending(): boolean {
    return this.link.kind === 'connected' && !this.isMuted && (this.room === null || this.isOnSeat);
  }

  hear(word: PlaceWord): void {
    const { channel, place, room, link, isElsewhere } = this;
    const publishing = { ...notPublishing, isAllowed: room === null || this.isOnSeat };
    const [state, ...effects] = nextPlace(this.state, word, { channel, place, room, link, isElsewhere, publishing });
    this.state = state;
    for (const effect of effects) this.#carryOut(effect);
  }

  tell(isElsewhere: boolean): void {
    this.isElsewhere = isElsewhere;
    this.hear(isElsewhere ? 'elsewhere' : 'free');
  }

  /** A row or a link asks the tabs; 切换到此标签页 does not. Their page has left the room. */
  join(call: Call, isTake: boolean): void {
    if (this.room) this.leaveRoom();
    if (!isTake && this.#browser.isElsewhere(this)) this.tell(true);
    else this.#enter({ hall_id: HALL, channel_id: PLACES[call], token: 't' });
  }
  /** The hall link is back: a place with a ticket is joined again, and the answer comes later. */
  renew(): void {
    if (this.place?.token && !this.isElsewhere)
      this.inbox.push(() => this.place?.token && this.#enter({ ...this.place, token: 't' }));
  }
  /** A join that was given up for the room has arrived, and the voice returns to where it was. */
  stray(): void {
    if (this.room && this.place) this.hear('joined');
  }
  visit(): void {
    this.room = ROOM;
    this.isOnSeat = false;
    this.hear('roomEntered');
    if (this.place?.token && !this.#browser.isElsewhere(this)) this.leaveCall();
  }
  /** The press for a seat brings the sound back where no tab has it. */
  pressSeat(): void {
    if (!this.room) return;
    const isOver = this.link.kind === 'off' || this.link.kind === 'failed';
    if (isOver && !this.isElsewhere) this.hear('pressed');
    this.isOnSeat = true;
  }
  leaveRoom(): void {
    this.room = null;
    this.isMuted = false;
    this.hear('moved');
  }
  leaveCall(): void {
    this.place = null;
    this.hear('moved');
  }

  connect(): void {
    if (this.link.kind !== 'connecting') return;
    if (!this.room && this.place?.token === SPENT) {
      this.end('auth');
      return;
    }
    if (this.#hadVoice && this.#browser.holder !== this) {
      this.end('elsewhere');
      return;
    }
    this.#hadVoice = true;
    this.#browser.claim(this);
    this.link = { kind: 'connected' };
  }
  end(why: 'elsewhere' | 'network' | 'auth' | 'kicked'): void {
    if (this.link.kind !== 'connecting' && this.link.kind !== 'connected') return;
    if (why === 'elsewhere' || this.isElsewhere) {
      this.link = { kind: 'off' };
      this.tell(true);
    } else {
      this.link = { kind: 'failed', reason: why };
      if (why !== 'network' && !this.room && this.place) this.place = { ...this.place, token: SPENT };
    }
    this.#giveBack();
  }

  #enter(place: VoicePlace): void {
    this.place = place;
    this.hear('joined');
  }
  #giveBack(): void {
    this.#hadVoice = false;
    this.#browser.release(this);
  }
  #carryOut(effect: PlaceEffect): void {
    const asked = this.state;
    switch (effect) {
      case 'follow':
        if (asked.kind === 'begun') this.begun.push(asked.channel);
        else this.#giveBack();
        this.link = { kind: asked.kind === 'begun' ? 'connecting' : 'off' };
        return;
      case 'askTabs':
        this.inbox.push(() => this.state === asked && this.tell(this.#browser.isElsewhere(this)));
        return;
      case 'taken':
        if (this.place) this.place = { hall_id: this.place.hall_id, channel_id: this.place.channel_id };
        this.link = { kind: 'off' };
        return;
      case 'ticketNeeded':
        this.inbox.push(() => this.place && this.#enter({ ...this.place, token: 't' }));
        return;
      case 'leaveRequested':
        this.leaveCall();
        return;
      case 'muted':
        this.isMuted = true;
    }
  }
}

/** Two tabs of one browser, and the lock that one of them has. */
export class ModelBrowser {
  holder: ModelTab | null = null;
  readonly tabs = [new ModelTab(this), new ModelTab(this)] as const;

  isElsewhere(tab: ModelTab): boolean {
    return this.holder !== null && this.holder !== tab;
  }
  claim(tab: ModelTab): void {
    const former = this.holder;
    if (former === tab) return;
    this.holder = tab;
    tab.tell(false);
    former?.inbox.push(() => former.end('elsewhere'));
    this.#tellOthers(tab);
  }
  release(tab: ModelTab): void {
    if (this.holder !== tab) return;
    this.holder = null;
    this.#tellOthers(tab);
  }
  /** Until no word is on its way and no participation begins. */
  settle(): void {
    for (
      let turns = 0;
      this.tabs.some(({ inbox, link }) => inbox.length > 0 || link.kind === 'connecting');
      turns += 1
    ) {
      if (turns > 100) throw new Error('the tabs take the voice from each other for ever');
      for (const tab of this.tabs) {
        tab.inbox.shift()?.();
        tab.connect();
      }
    }
  }

  /** The others look at the lock when the word arrives. */
  #tellOthers(tab: ModelTab): void {
    for (const other of this.tabs) if (other !== tab) other.inbox.push(() => other.tell(this.isElsewhere(other)));
  }
}
