import type { EndpointName } from '@miczero/contracts';
import type { ControlName } from '@miczero/contracts/control';

type AreaOf<Name extends string> = Name extends `${infer Area}.${string}` ? Area : never;

/** What the calls of each area of the product are about. A new area does not compile without its sentence. */
const PRODUCT: Readonly<Record<AreaOf<EndpointName>, string>> = {
  account: 'Sign-in by password, code or WeChat, the own account and its profile, follows, verified name and reports.',
  activity: 'The activity that operations show in the lobby.',
  bar: 'Users behind the accounts of the messaging provider, updates to the notice session, and customer service.',
  blacklist: 'The blocklist of the caller.',
  channel: 'Text and voice channels of a hall: joining, members, messages, muting, team cards and invites.',
  config: 'Limits and switches of halls.',
  favourite: 'Voice rooms that the caller has marked as favourites.',
  file: 'Uploads of pictures, recordings and other files.',
  first_charge: 'The pack that comes with the first recharge.',
  friend: 'Friends of the caller: the list, adding and removing one.',
  game: 'Games with their levels, who plays them, and the shelves of players beside the halls.',
  gift: 'Gifts in halls, rooms and private messages: what there is, sending it, and the bag.',
  group: 'Groups of private messages: their details, members and the halls that they are bound to.',
  hall: 'Halls: finding, entering and leaving, members and their cards, managing and dissolving.',
  home: 'Users who registered recently, and the authorisation of this client with the messaging provider.',
  im: 'Blocking and unblocking an account of the messaging provider.',
  infra: 'The configuration of all activities.',
  login: 'Sign-in by a link, by WeChat and from partner apps.',
  notice: 'Notices of a hall.',
  ops: 'Banners, downloads and advertising tags of operations, and the log that a client sends.',
  payment: 'Payment methods and settings, and paying an order.',
  ranking: 'Rankings of a voice room by gifts received and sent.',
  real_name: 'Verification of the real name, which a new voice room needs.',
  recharge: 'Coins on sale, and an order for them from its creation to its end.',
  relation: 'Where friends and followed users are, and how a chat partner stands to the caller.',
  room: 'Voice rooms: the list, joining and leaving, members and their rights, settings and lines.',
  rtc: 'Configuration of the audio provider.',
  seat: 'Seats of a voice room: applications, taking and leaving one, volume and managing.',
  static: 'The texts that a user agrees to, as pages.',
  tourist: 'What a visitor sees without a session: recommended halls, search and its suggestions.',
  user: 'Facts about users, the sign-in log, the credentials of private messages, and feedback.',
  voice: 'Voice settings of the caller, which all pages of the account share.',
  wallet: 'The coins of the caller.',
};

/** The same of the control API. */
const CONTROL_API: Readonly<Record<AreaOf<ControlName>, string>> = {
  accounts: 'Bans of accounts.',
  acks: 'Withholding acknowledgements, then releasing or dropping them.',
  bag: 'Gifts that are put into the bags of users.',
  call_faults: 'Faults of calls: refusals, delays and broken answers.',
  calls: 'Calls that wait for their answers until they are let go.',
  captchas: 'The solutions of captcha pictures.',
  cashier: 'How the cashier settles orders, and its callbacks.',
  client_logs: 'What clients have reported about themselves: log lines and page views.',
  clock: 'The clock of a world, which only moves forward.',
  codes: 'Sign-in codes, as other apps issue them.',
  connection_faults: 'Faults of sockets that open.',
  connections: 'Open sockets: their list, and closing them.',
  events: 'Events of the hall socket, sent to any user, hall or channel.',
  faults: 'Faults of messages on their way, in either direction.',
  journal: 'What passed on the sockets and in calls, who received it, and which commands a run has reached.',
  members: 'Changes of the members of a hall, with their events.',
  messages: 'Lines of a channel, which can be cleared.',
  money: 'Coins that are given to a user.',
  network: 'Cutting a user off from the network, and restoring it.',
  ops: 'What operations publish: banners, an activity, links and provider keys.',
  people: 'What operations decide about a user: the review of a real name, medals and badges.',
  'room-events': 'Events of the room socket, sent to any user or room.',
  rooms: 'Voice rooms that operations close and reopen.',
  skills: 'Games that a user plays.',
  sms: 'The code that was sent to a phone last.',
  support: 'What operations received: reports, feedback and the login log.',
  worlds: 'Worlds: creating, resetting and deleting, digests, recordings, branches and contents.',
};

interface Tag {
  readonly name: string;
  readonly description: string;
}
const tagsOf = (table: Readonly<Record<string, string>>): readonly Tag[] =>
  Object.entries(table)
    .map(([name, description]) => ({ name, description }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

export const PRODUCT_TAGS = tagsOf(PRODUCT);
export const CONTROL_TAGS = tagsOf(CONTROL_API);
