import {
  type ChannelId,
  type ClientMid,
  type HallId,
  SEND_BURST_MESSAGES,
  SEND_RATE_PER_S,
  type SentChatBody,
  type UserNo,
} from '@miczero/contracts';

/** Sending: numbers, limits and idempotency keys. The messages themselves are in their channels. */
export interface Chat {
  last_msg: number;
  limits: SendLimits;
  /** Recent sends of each person by their own id: the idempotency keys. Bounded. */
  sent: Map<UserNo, Map<ClientMid, Sent>>;
  /** Token buckets of the senders (rights/send-rate.ts). */
  buckets: Map<UserNo, Bucket>;
}

export interface SendLimits {
  burst: number;
  per_second: number;
}

export interface Message {
  readonly id: number;
  readonly from: UserNo;
  readonly at: number;
  readonly c_mid: ClientMid | '';
  /** Changes only in the status of an invite. */
  body: SentChatBody;
}

export interface Sent {
  readonly msg: number;
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly at: number;
}

export interface Bucket {
  tokens: number;
  at: number;
}

export function emptyChat(): Chat {
  return {
    last_msg: 0,
    limits: { burst: SEND_BURST_MESSAGES, per_second: SEND_RATE_PER_S },
    sent: new Map(),
    buckets: new Map(),
  };
}
