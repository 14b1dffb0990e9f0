import type { ClientMid, MsgId, TeamInfoContent } from '@miczero/contracts';
import type { FeedbackText } from '../feedback/index.ts';

/** What one row of the message list shows: finished data, the view formats text, time and language only. */
export interface MessageRowModel {
  /** Stable for as long as the row exists, also while an own line gets its server id. */
  readonly key: string;
  readonly kind: 'message' | 'system' | 'presence' | 'ban' | 'forbidden' | 'error' | 'gap';
  readonly own: boolean;
  readonly author: MessageAuthorModel | null;
  /** Shows picture and name; false continues the group above. */
  readonly startsGroup: boolean;
  /**
   * A picture that was sent together with the picture above stands beside it, also once the window has trimmed that one: its place in
   * the row, from 1. 0 for every other line.
   */
  readonly column: number;
  /** A date pill above this row: epoch milliseconds, or null. */
  readonly dateSeparatorBefore: number | null;
  readonly unreadDividerBefore: boolean;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly body: MessageBodyModel;
  readonly mentionsViewer: boolean;
  /** Only own lines have one. */
  readonly delivery: Delivery | null;
  readonly canRetry: boolean;
  readonly msg_id: MsgId | null;
  readonly c_mid: ClientMid | null;
}

/** sending: no answer yet. unconfirmed: no acknowledgement in 3 s (未确认). refused: the server said no, see `refusal`. */
export type Delivery = 'sending' | 'sent' | 'unconfirmed' | 'blocked' | 'refused';

export interface MessageAuthorModel {
  readonly id: string;
  readonly nick: string;
  readonly avatar: string;
  /** owner, manage, admin or ''. */
  readonly role: string;
}

export type MessageBodyModel =
  | {
      readonly type: 'text';
      readonly text: string;
      /** Mentioned people: user number to the name as it stands in the text after an @. */
      readonly mentions: Readonly<Record<string, string>>;
      /** Why the server refused the line; null for every other line. */
      readonly refusal: string | null;
    }
  | {
      readonly type: 'image';
      readonly url: string;
      /** Pixels; 0 when unknown. */
      readonly w: number;
      readonly h: number;
      /** Shown while `url` is '' or loads. */
      readonly localPreview: string | null;
      /** 0 to 1 while it is uploaded, else null. */
      readonly progress: number | null;
      /** Why the upload failed; else null. */
      readonly problem: FeedbackText | null;
      readonly refusal: string | null;
    }
  | { readonly type: 'voice' | 'video'; readonly url: string; readonly duration: number }
  | {
      readonly type: 'card';
      readonly title: string;
      readonly text: string;
      /** At most three. */
      readonly tags: readonly string[];
      readonly image: string;
      /** http or https, or ''. */
      readonly href: string;
    }
  /** A team invite; the team-up feature keeps its live state. */
  | { readonly type: 'team'; readonly team: TeamInfoContent; readonly isUpdated: boolean }
  /** The server's own words: system, ban, forbidden and error lines. */
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'presence'; readonly change: 'joined' | 'removed' }
  | { readonly type: 'gap'; readonly isLoading: boolean }
  /** rule.card-bad-json: 格式不支持. */
  | { readonly type: 'unsupported' };

export interface MessageListModel {
  readonly load: 'idle' | 'loading' | 'ready' | 'failed';
  readonly error: FeedbackText | null;
  /** At most 60 lines of the server, then the viewer's own lines that are not confirmed. */
  readonly rows: readonly MessageRowModel[];
  /** Lines of the server among the rows: the window, of which there are at most 60. */
  readonly held: number;
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  readonly isLoadingOlder: boolean;
  readonly isLoadingNewer: boolean;
  /** The first unread message is older than the first row. */
  readonly isUnreadAbove: boolean;
  /** For the pill "N unread": counted when the channel was opened, 0 once the reader knows. */
  readonly unreadToTell: number;
  /** The line that the list is to show now. */
  readonly aim: { readonly key: string; readonly place: 'start' | 'center' } | null;
  /** Messages that mention the viewer and were not seen. */
  readonly mentionCues: readonly MsgId[];
}

/** The pill at the bottom: new lines that came while the person was not there. */
export interface NewMessageTipModel {
  /** The end is not in view. */
  readonly isShown: boolean;
  readonly count: number;
  /** Messages that mention the viewer and were not seen. */
  readonly mentions: number;
}

export interface TrayItemModel {
  readonly id: string;
  readonly preview: string;
  readonly name: string;
  readonly bytes: number;
  /** Pixels. */
  readonly w: number;
  readonly h: number;
  /** Why it cannot be sent; null when it can. */
  readonly problem: FeedbackText | null;
}

export type ComposerBlock = 'noChannel' | 'voiceChannel' | 'notInHall' | 'muted';
export interface ComposerModel {
  /** Why writing is impossible; null when it is possible. */
  readonly block: ComposerBlock | null;
  readonly channelKey: string | null;
  readonly channelName: string;
  /** The channel is not current yet: lines can be written, and are sent once it is. */
  readonly isEntering: boolean;
  /** The way into the channel has failed, and is tried again. */
  readonly isUnreached: boolean;
  readonly draft: DraftModel;
  /** How often the draft changed otherwise than by typing. */
  readonly draftsReturned: number;
  readonly tray: readonly TrayItemModel[];
  readonly maxChars: number;
  /** Too many lines are unconfirmed to take another: the text stays in the composer. */
  readonly isFull: boolean;
}
export interface DraftModel {
  readonly text: string;
  readonly mentions: Readonly<Record<string, string>>;
}
