import * as z from 'zod/mini';
import { text, userNo } from '../../kernel/codecs.ts';

/**
 * Signalling of the local audio provider: JSON over a plain WebSocket at /ws/rtc. All of it is ours, because the
 * specification shows only the mode of the audio (const.rtc-mode).
 */

const WHY = 'the audio provider of the real servers has its own signalling; this one connects two browsers locally';

export interface RtcFrame<Name extends string = string, Body extends z.core.$ZodType = z.core.$ZodType> {
  readonly name: Name;
  /** Direction of the frame. */
  readonly from: 'client' | 'platform' | 'both';
  readonly summary: string;
  readonly schema: Body;
  readonly provisional: string;
}

function defineFrame<Name extends string, Body extends z.core.$ZodType>(
  frame: Omit<RtcFrame<Name, Body>, 'provisional'>,
): RtcFrame<Name, Body> {
  return { ...frame, provisional: WHY };
}

/** The scope of a call: a voice room, or a hall's voice channel. */
const scope = z.enum(['room', 'channel']);
/** `speaks`: the peer may be heard. Listeners link to such peers only. */
const peer = z.object({ id: userNo, nick: text, speaks: z.optional(z.boolean()) });
/**
 * The media-server connection that a frame concerns: `up` carries the microphone, `down` everyone who is heard. Absent
 * between two browsers.
 */
const leg = z.optional(z.enum(['up', 'down']));
/**
 * Chosen by a page; what answers the frame repeats it. An offer to a media server has one, since a later offer may be in flight,
 * and so has a join: errors of earlier frames may arrive before its answer.
 */
const tag = z.optional(z.string().check(z.maxLength(32)));
/** Who is heard in which medium of a description. */
const heard = z.array(z.object({ mid: text, id: userNo }));
/** A session description; the platform reads its text only to check the right to send sound. */
const sdp = z.string().check(z.maxLength(65_536));

export const RTC_FRAMES = {
  join: defineFrame({
    name: 'join',
    from: 'client',
    summary: 'Enter the audio of a room or channel with the token of the join.',
    schema: z.object({ type: z.literal('join'), scope, id: z.string(), token: z.string(), tag }),
  }),
  peers: defineFrame({
    name: 'peers',
    from: 'platform',
    summary: 'All other peers in the audio, sent after a join and after every change.',
    schema: z.object({
      type: z.literal('peers'),
      list: z.array(peer),
      /** Of the join that this list answers. */
      tag,
      /** Whether the receiver may be heard. */
      speaks: z.optional(z.boolean()),
      /**
       * The receiver may be heard soon: a page may describe its microphone to the media server in advance. The server drops what
       * it sends until `speaks`.
       */
      stands_by: z.optional(z.boolean()),
      /** Sound goes over a media server: the list holds those who may be heard, and there is no link to any of them. */
      server: z.optional(z.boolean()),
    }),
  }),
  offer: defineFrame({
    name: 'offer',
    from: 'both',
    summary:
      'A session description for one peer: the sender sets `to`, the platform sets `from`. With `leg` it is for the media server, or from it.',
    schema: z.object({
      type: z.literal('offer'),
      to: z.optional(userNo),
      from: z.optional(userNo),
      leg,
      tag,
      sdp,
      /** Of `down`. */
      streams: z.optional(heard),
    }),
  }),
  answer: defineFrame({
    name: 'answer',
    from: 'both',
    summary: 'The answer to an offer.',
    schema: z.object({ type: z.literal('answer'), to: z.optional(userNo), from: z.optional(userNo), leg, tag, sdp }),
  }),
  candidate: defineFrame({
    name: 'candidate',
    from: 'both',
    summary: 'A network candidate for one peer; an empty one ends the list.',
    schema: z.object({
      type: z.literal('candidate'),
      to: z.optional(userNo),
      from: z.optional(userNo),
      leg,
      candidate: z.string().check(z.maxLength(4096)),
      sdp_mid: text,
    }),
  }),
  streams: defineFrame({
    name: 'streams',
    from: 'platform',
    summary: 'Who is heard now in which medium of the latest `down` offer; replaces its `streams`.',
    schema: z.object({ type: z.literal('streams'), list: heard }),
  }),
  leave: defineFrame({
    name: 'leave',
    from: 'both',
    summary: 'Leave the audio, or with `leg` stop sending to the media server; from the platform: a peer has left.',
    schema: z.object({ type: z.literal('leave'), from: z.optional(userNo), leg: z.optional(z.literal('up')) }),
  }),
  error: defineFrame({
    name: 'error',
    from: 'platform',
    summary: 'The error of a frame, or why the receiver is no member of the audio any more.',
    /** `tag`: of the join that is refused. */
    schema: z.object({ type: z.literal('error'), code: z.int(), message: z.string(), tag }),
  }),
} as const satisfies Record<string, RtcFrame>;

export type RtcFrames = typeof RTC_FRAMES;
export type RtcFrameName = keyof RtcFrames;
export type RtcFrameOf<Name extends RtcFrameName> = z.output<RtcFrames[Name]['schema']>;

/** Any frame of the audio signalling. */
export const rtcFrame = z.discriminatedUnion('type', [
  RTC_FRAMES.join.schema,
  RTC_FRAMES.peers.schema,
  RTC_FRAMES.offer.schema,
  RTC_FRAMES.answer.schema,
  RTC_FRAMES.candidate.schema,
  RTC_FRAMES.streams.schema,
  RTC_FRAMES.leave.schema,
  RTC_FRAMES.error.schema,
]);
export type AnyRtcFrame = z.output<typeof rtcFrame>;
