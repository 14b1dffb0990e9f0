/**
 * The constants of spec section 9 and the platform's own limits. Names carry the unit. A value without a rule id is
 * ours: the specification implies a limit without showing it.
 */

// Identity of the client (const.client.*).
export const CLIENT_APPID = '0';
export const CLIENT_PLATFORM = 'web';
export const CLIENT_VER = 1;
export const CLIENT_CHATTYPE = 2;
export const CLIENT_GATE = 'pc';
/** Client type inside the authorization header. */
export const CLIENT_AUTH_TYPE = 3;
export const CLIENT_VERSION = '2.0.49';

// Halls and channels.
/** const.hall-user-page-size-30 */
export const HALL_USER_PAGE_SIZE = 30;
/** const.hall-list-window-60 */
export const LIST_WINDOW_ROWS = 60;
export const LIST_WINDOW_TRIM_ROWS = 29;
/** const.top-flag-page-3 */
export const TOP_FLAG_LAST_PAGE = 3;
/** const.halls-page-size-9999 */
export const HALLS_PAGE_SIZE = 9999;
/** const.join-delay-300ms */
export const JOIN_DELAY_MS = 300;
/** const.toast-hall-join-3s */
export const HALL_JOIN_TOAST_MS = 3000;

/** const.notices-teams-page-size-99999 */
export const NOTICES_TEAMS_PAGE_SIZE = 99_999;
/** Maximum characters of the name of a hall or channel. */
export const HALL_NAME_MAX_CHARS = 20;
/** Maximum characters of a hall's intro, and of the texts of a notice or team. */
export const HALL_TEXT_MAX_CHARS = 500;
/** Halls that one user may own. */
export const HALLS_OWNED_MAX = 10;
/** Channels of one hall, including headings. */
export const HALL_CHANNELS_MAX = 60;
/** Largest capacity of a voice channel. */
export const CHANNEL_LIMIT_MIC_MAX = 99;
export const CHANNEL_PASSWORD_MAX_CHARS = 32;
/**
 * Characters that the password of an account has at least, where one is chosen: registration, first password, change, reset (ADR 0204). The
 * wire carries only its hash, so the form is where it is counted.
 */
export const ACCOUNT_PASSWORD_MIN_CHARS = 6;
/** Letters and digits of the password of a voice room. */
export const ROOM_PASSWORD_MAX_CHARS = 12;
/** Characters of a real name. */
export const REAL_NAME_MAX_CHARS = 30;
/** Notices of one hall. */
export const HALL_NOTICES_MAX = 50;
/** Shortest and longest duration of a team invite. */
export const INVITE_MIN_S = 60;
export const INVITE_MAX_S = 7200;
/** Tags of an invite or gaming entry. */
export const TEAM_TAGS_MAX = 8;
/** const.team-invite-3-tags: wherever a team is shown, these are its first tags. */
export const TEAM_TAGS_SHOWN = 3;
export const TEAM_TAG_MAX_CHARS = 12;

// Chat.
/** const.history-page-30 */
export const CHANNEL_HISTORY_PAGE_SIZE = 30;
/** const.date-separator-300000 */
export const DATE_SEPARATOR_GAP_MS = 300_000;
/** const.ack-timeout-3s */
export const SEND_ACK_TIMEOUT_MS = 3000;
/** const.outgoing-lists-30 */
export const OUTGOING_LIST_CAP = 30;
/** Maximum characters of a text message (open point S8). */
export const MESSAGE_MAX_CHARS = 500;
/** Burst of sends that the platform accepts before it refuses with `sendTooFast`, and that the client allows itself (open point S8). */
export const SEND_BURST_MESSAGES = 10;
/** Sustained sends per second of one user. */
export const SEND_RATE_PER_S = 5;
/** Mentioned users in one message. */
export const MENTIONS_MAX = 20;
/** Messages that the platform retains per channel; it drops older ones. */
export const CHANNEL_HISTORY_MAX_MESSAGES = 5000;

// Voice rooms.
/** const.seats-10: including the host's seat 0 (open point B13). */
export const SEATS_DEFAULT = 10;
export const SEATS_MIN = 2;
export const SEATS_MAX = 20;
/** const.slider-rooms-1-20 */
export const SLIDER_ROOMS_LIMIT = 20;
export const ROOM_NAME_MAX_CHARS = 20;
export const ROOM_NOTICE_MAX_CHARS = 300;
/** Join types without a followed user (room-flow.join-type.allowed). */
export const JOIN_TYPES_PLAIN = [1, 2, 4, 5] as const;
/** Join types that record the followed user (room-flow.join-type.follow-source). */
export const JOIN_TYPES_FOLLOWING = [11, 16] as const;
/** Maximum copies of a gift in one sending. */
export const GIFT_NUM_MAX = 9999;
/** Pause that ends a combo of the same gift. */
export const GIFT_COMBO_MS = 5000;
/** Favourite rooms per user. */
export const FAVOURITE_ROOMS_MAX = 200;

// Realtime.
/** const.heartbeat-21000: silence after which the client reopens the room socket. */
export const ROOM_RECONNECT_MS = 21_000;
/** Interval between two pings on the room socket (open point B5). */
export const ROOM_PING_MS = 10_000;
/** const.dedupe-cache-1000 */
export const DEDUPE_CACHE_MESSAGES = 1000;
/** const.socket-timeout-4s-retries-9999 */
export const SOCKET_CONNECT_TIMEOUT_MS = 4000;
export const SOCKET_MAX_RETRIES = 9999;
/** First and longest pause between two connection attempts (open point B6). */
export const SOCKET_RETRY_MIN_MS = 1000;
export const SOCKET_RETRY_MAX_MS = 5000;
/** Minimum pause between two read receipts of one channel (open point C12). */
export const READ_RECEIPT_INTERVAL_MS = 1000;
/** Largest realtime frame that the platform accepts. */
export const REALTIME_FRAME_MAX_BYTES = 16_384;

// Audio (ours; the specification leaves it to the provider).
/** Largest frame of the audio signalling that the platform accepts. Session descriptions are the largest frames. */
export const AUDIO_FRAME_MAX_BYTES = 98_304;
/** Users in the audio of one room or voice channel: the mesh links each user to every speaker. */
export const AUDIO_PEOPLE_MAX = 40;
/** Listeners among these users, so that speakers find a place. */
export const AUDIO_LISTENERS_MAX = 20;
/** Users in one audio whose sound goes over a media server. */
export const AUDIO_SERVED_MAX = 500;

/**
 * `flag` in the hall socket's URL when the user continues here after a takeover (open point C14); otherwise the
 * platform's name.
 */
export const SOCKET_FLAG_CLAIM = 'web-here';

// Signed requests.
/** Accepted difference between the date header and the platform's clock. */
export const SIGNATURE_SKEW_MS = 300_000;
/** Largest JSON request body. */
export const REQUEST_MAX_BYTES = 65_536;
/** Fields of a form beside its file, and the size of one of them. */
export const FORM_MAX_FIELDS = 10;
export const FORM_FIELD_MAX_BYTES = 4096;

// Accounts.
/** Lifetime of a session. */
export const SESSION_LIFETIME_S = 30 * 24 * 3600;
export const SMS_CODE_LIFETIME_MS = 300_000;
/** Codes sent to one phone for one purpose per day. */
export const SMS_PER_DAY = 10;
/** Countdown on the code button (open point S1). */
export const SMS_INTERVAL_MS = 60_000;
export const NICK_MAX_CHARS = 20;
export const SIGN_MAX_CHARS = 100;
/** Maximum characters of province, city, location, hobby and tag. */
export const PROFILE_TEXT_MAX_CHARS = 50;
export const ALBUM_MAX_PICTURES = 9;
/** Maximum characters of a report or of feedback, and the number of its pictures (open point S4). */
export const REPORT_TEXT_MAX_CHARS = 500;
/** Maximum characters of the contact beside feedback. */
export const CONTACT_MAX_CHARS = 100;
export const REPORT_MAX_IMAGES = 3;

// Relations.
/** const.friends-blocklist-page-size-10000; also the maximum of each per user. */
export const FRIENDS_PAGE_SIZE = 10_000;
/** const.follow-fans-10 */
export const FOLLOWS_PAGE_SIZE = 10;

// Messaging.
/** const.session-history-50 */
export const SESSION_HISTORY_PAGE_SIZE = 50;
/**
 * Maximum UTF-16 units of what a client of the messaging provider names: itself, its messages (`c_mid`), people, groups and
 * pictures.
 */
export const IM_FIELD_MAX_CHARS = 128;
/** Maximum characters of a message that is no text: the JSON of a picture, a voice line, a video or a card. */
export const IM_BODY_MAX_CHARS = 4000;
/** Time within which a message can be recalled. */
export const RECALL_MS = 120_000;
/** Messages retained per conversation; older ones are dropped. */
export const CONVERSATION_MAX_MESSAGES = 1000;
/** Conversations per user; the oldest unpinned one is dropped. */
export const CONVERSATIONS_MAX = 1000;
/** Members of one group. */
export const GROUP_MEMBERS_MAX = 5000;
export const GROUPS_OWNED_MAX = 50;
export const GROUP_NAME_MAX_CHARS = 20;
/** People who are added to a group at once. */
export const GROUP_INVITE_MAX = 200;
/** Largest group, in members, that reports who has read a message. */
export const GROUP_READERS_MAX = 200;
/** People of one answer about the users of a room. */
export const ROOM_MEMBERS_SHOWN = 200;

// Money.
/** Interval between two checks of an order that is being paid, until the platform reports its end (open point S14). */
export const PAY_POLL_INTERVAL_MS = 3000;
/** Time within which an order must be paid. */
export const ORDER_LIFETIME_MS = 300_000;
/** Maximum number of open orders per user. */
export const ORDERS_OPEN_MAX = 5;
/** Coins per whole unit of the currency. */
export const COINS_PER_UNIT = 10;

// Uploads.
/** Largest image (open point S5). */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Largest voice message and largest video. */
export const VOICE_MAX_BYTES = 2 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 30 * 1024 * 1024;
/** Longest voice message and longest video. */
export const VOICE_MAX_MS = 60_000;
export const VIDEO_MAX_MS = 180_000;
/** How much longer a clip may be than its limit: a recorder ends with the piece that it is writing. */
export const CLIP_SLACK_MS = 1000;
/** Files that one world stores, and their total size in bytes. */
export const WORLD_FILES_MAX = 5000;
export const WORLD_FILES_MAX_BYTES = 512 * 1024 * 1024;
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;
/** rule.chat-image-type */
export const IMAGE_DEFAULT_EXTENSION = 'jpg';

// Page.
/** const.chunk-timeout-120s */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** When a slow page bundle shows a retry button; the report waits for CHUNK_LOAD_TIMEOUT_MS. */
export const CHUNK_RETRY_OFFER_MS = 10_000;
/** const.large-counts */
export const LARGE_COUNT_FROM = 10_000;
/** const.emoji-set-29 */
export const EMOJI_SIZE_PX = 36;
