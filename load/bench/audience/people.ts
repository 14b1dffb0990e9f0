/** One user of the bench: who they are to the platform. */
export interface BenchPerson {
  readonly no: string;
  readonly room: string;
  readonly token: string;
  /** Speaks without a pause: Opus sends a packet of silence only every 400 ms, which would blur moments. */
  readonly isSteady: boolean;
}

/** The fields of frames that listeners read. */
export interface Frame {
  readonly type: string;
  readonly sdp?: string;
  readonly speaks?: boolean;
  readonly stands_by?: boolean;
  readonly streams?: readonly { readonly mid: string; readonly id: string }[];
  readonly list?: readonly { readonly mid: string; readonly id: string }[];
}

interface Member {
  readonly person: BenchPerson;
  socket: WebSocket | null;
  up: RTCPeerConnection | null;
  /** Of `up`, without a track while its member stands by. */
  sender: RTCRtpSender | null;
  down: RTCPeerConnection | null;
  /** Whether the platform lets them be heard. */
  isHeard: boolean;
  /** Who is heard, by the medium of the description. */
  streams: Map<string, string>;
  /** Times that the platform ended the socket. */
  drops: number;
  /** Moments of the last packet of a user whose stream ended, and of the first one of a stream that began; epoch milliseconds. */
  readonly ended: Map<string, number>;
  readonly began: Map<string, number>;
  /** Moments at which the page read that a user is heard from now on. */
  readonly read: Map<string, number>;
}

/** What the pages of this bench keep on their window. */
interface BenchWindow {
  members?: Member[];
  /** Whether moments of packets are noted: looking for them costs more than receiving them. */
  isTiming?: boolean;
  /** How late a timer of the page came since the last note, at worst. */
  latest?: number;
  /** Signs a new address of the audio socket for a user. */
  socketUrl(no: string): Promise<string>;
}
declare const window: BenchWindow;

/**
 * Runs in a page: enters the audio of a room for each of these people, over the frames that a client uses, and enters again
 * when the platform ends a socket. Speakers send a tone that is on for two fifths of the time, or always. A speaker whose right has
 * ended keeps sending, as no honest client would.
 */
export async function enterAll(people: readonly BenchPerson[]): Promise<void> {
  const context = new AudioContext();
  const members: Member[] = [];
  window.members = members;
  const send = ({ socket }: Member, frame: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  const leg = (member: Member, name: 'up' | 'down') => {
    const connection = new RTCPeerConnection({ bundlePolicy: 'max-bundle' });
    connection.addEventListener('icecandidate', ({ candidate }) => {
      const found = { candidate: candidate?.candidate ?? '', sdp_mid: candidate?.sdpMid ?? '' };
      if (member[name] === connection) send(member, { type: 'candidate', leg: name, ...found });
    });
    return connection;
  };
  const tone = ({ isSteady }: BenchPerson) => {
    const oscillator = new OscillatorNode(context, { frequency: 300 + Math.random() * 300 });
    const gate = new GainNode(context, { gain: isSteady ? 0.5 : 0 });
    const cycle = 2 + Math.random();
    for (let at = context.currentTime; !isSteady && at < context.currentTime + 600; at += cycle) {
      gate.gain.setValueAtTime(0.5, at);
      gate.gain.setValueAtTime(0, at + cycle * 0.4);
    }
    const out = new MediaStreamAudioDestinationNode(context);
    oscillator.connect(gate).connect(out);
    oscillator.start();
    return out.stream.getAudioTracks()[0] ?? null;
  };
  const connect = async (member: Member) => {
    member.up?.close();
    const up = leg(member, 'up');
    member.up = up;
    member.sender = up.addTransceiver('audio', { direction: 'sendonly' }).sender;
    await member.sender.replaceTrack(member.isHeard ? tone(member.person) : null);
    await up.setLocalDescription();
    send(member, { type: 'offer', leg: 'up', sdp: up.localDescription?.sdp });
  };
  const latestPacket = async (connection: RTCPeerConnection, mid: string) => {
    let latest = 0;
    (await connection.getStats()).forEach(
      (entry: RTCStats & { mid?: string; lastPacketReceivedTimestamp?: number }) => {
        if (entry.type === 'inbound-rtp' && entry.mid === mid) {
          latest = Math.max(latest, entry.lastPacketReceivedTimestamp ?? 0);
        }
      },
    );
    return latest;
  };
  const awaitPacket = async (member: Member, connection: RTCPeerConnection, mid: string, no: string) => {
    const since = performance.timeOrigin + performance.now();
    for (let look = 0; look < 100; look += 1) {
      const at = await latestPacket(connection, mid);
      if (at > since - 50) {
        member.began.set(no, at);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const receive = async (member: Member, sdp: string, next: Map<string, string>) => {
    member.down ??= leg(member, 'down');
    const { down } = member;
    await down.setRemoteDescription({ type: 'offer', sdp });
    await down.setLocalDescription();
    send(member, { type: 'answer', leg: 'down', sdp: down.localDescription?.sdp });
    await note(member, next);
  };
  const note = async (member: Member, next: Map<string, string>) => {
    const { down, streams } = member;
    member.streams = next;
    if (!window.isTiming || !down) return;
    const now = performance.timeOrigin + performance.now();
    const heard = new Set(streams.values());
    for (const no of next.values()) if (!heard.has(no)) member.read.set(no, now);
    // The server stopped before its answer.
    for (const [mid, no] of streams) if (!next.has(mid)) member.ended.set(no, await latestPacket(down, mid));
    // One listener of a page is looked at that closely.
    if (member !== members.at(-1)) return;
    for (const [mid, no] of next) if (streams.get(mid) !== no) void awaitPacket(member, down, mid, no);
  };
  const join = (member: Member) => {
    // The platform begins anew as well.
    member.down?.close();
    Object.assign(member, { down: null, streams: new Map(), isHeard: false });
    const { room, token } = member.person;
    send(member, { type: 'join', scope: 'room', id: room, token });
  };
  const take = async (member: Member, { type, sdp = '', speaks, stands_by, streams = [], list = [] }: Frame) => {
    if (type === 'peers') {
      member.isHeard = speaks === true;
      // The connection stays while its speaker is muted, as in a client.
      if ((member.isHeard || stands_by === true) && !member.up) await connect(member);
      else if (member.isHeard && member.sender?.track === null) await member.sender.replaceTrack(tone(member.person));
    } else if (type === 'error') join(member);
    else if (type === 'answer') {
      // The parameters of client/src/platform/rtc/local/tuned-sdp.ts.
      const tuned = sdp.replace(/^(a=fmtp:111 [^\r\n]+)/m, '$1;usedtx=1;maxaveragebitrate=32000');
      await member.up?.setRemoteDescription({ type: 'answer', sdp: tuned });
    } else if (type === 'offer') await receive(member, sdp, new Map(streams.map(({ mid, id }) => [mid, id])));
    else if (type === 'streams') await note(member, new Map(list.map(({ mid, id }) => [mid, id])));
  };
  const enter = async (member: Member): Promise<void> => {
    const socket = new WebSocket(await window.socketUrl(member.person.no));
    member.socket = socket;
    let turn = Promise.resolve();
    await new Promise<void>((resolve) => {
      socket.onopen = () => join(member);
      socket.onclose = () => {
        member.drops += 1;
        member.up?.close();
        Object.assign(member, { up: null, sender: null });
        setTimeout(() => void enter(member), 1000);
        resolve();
      };
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(String(data));
        if (frame.type === 'peers') resolve();
        turn = turn.then(() => take(member, frame)).catch((error) => console.error(String(error)));
      };
    });
  };
  for (const person of people) {
    const nothing = { socket: null, up: null, sender: null, down: null, isHeard: false, streams: new Map(), drops: 0 };
    const member: Member = { person, ...nothing, ended: new Map(), began: new Map(), read: new Map() };
    members.push(member);
    await enter(member);
  }
}

/** Runs in a page: notes the moments of packets from now on, and forgets those before. */
export function noteMoments(): void {
  if (!window.isTiming) {
    const everyMs = 20;
    let due = performance.now() + everyMs;
    setInterval(() => {
      window.latest = Math.max(window.latest ?? 0, performance.now() - due);
      due = performance.now() + everyMs;
    }, everyMs);
  }
  window.isTiming = true;
  window.latest = 0;
  for (const { ended, began, read } of window.members ?? []) {
    ended.clear();
    began.clear();
    read.clear();
  }
}

/** Runs in a page: how late its timers came since the last note. */
export function latenessOfPage(): number {
  return window.latest ?? 0;
}

/** Runs in a page: when its members received the last packet of a user. */
export function lastPacketsOf(no: string): (number | null)[] {
  return (window.members ?? []).map(({ ended }) => ended.get(no) ?? null);
}

/** Runs in a page: when its members read that another user is heard. */
export function readingsOf(no: string): (number | null)[] {
  return (window.members ?? []).flatMap(({ person, read }) => (person.no === no ? [] : [read.get(no) ?? null]));
}

/** Runs in a page: when its last member received the first packet of a user's new stream. */
export function firstPacketOf(no: string): number | null {
  return (window.members ?? []).at(-1)?.began.get(no) ?? null;
}

export interface Reception {
  readonly streams: number;
  readonly packets: number;
  readonly lost: number;
  readonly drops: number;
  /** Streams of which a packet came in the last two seconds: a silent sender sends one in 400 ms. */
  readonly live: number;
}

/** Runs in a page: what each of its members receives. */
export async function reception(): Promise<Reception[]> {
  const now = performance.timeOrigin + performance.now();
  return Promise.all(
    (window.members ?? []).map(async ({ down, streams, drops }) => {
      let [packets, lost, live] = [0, 0, 0];
      (await down?.getStats())?.forEach(
        (entry: RTCStats & Partial<RTCInboundRtpStreamStats> & { lastPacketReceivedTimestamp?: number }) => {
          if (entry.type !== 'inbound-rtp') return;
          packets += entry.packetsReceived ?? 0;
          lost += entry.packetsLost ?? 0;
          if (now - (entry.lastPacketReceivedTimestamp ?? 0) < 2000) live += 1;
        },
      );
      return { streams: streams.size, packets, lost, drops, live };
    }),
  );
}

/** Runs in a page: lets its last member hear, and tells how loud the loudest moment of five seconds is, 0 to 1. */
export async function hear(): Promise<number> {
  const down = (window.members ?? []).at(-1)?.down;
  const players = (down?.getReceivers() ?? []).map(({ track }) => {
    const player = new Audio();
    player.srcObject = new MediaStream([track]);
    void player.play();
    return player;
  });
  let loudest = 0;
  for (let look = 0; look < 50; look += 1) {
    (await down?.getStats())?.forEach((entry: RTCStats & Partial<RTCInboundRtpStreamStats>) => {
      if (entry.type === 'inbound-rtp') loudest = Math.max(loudest, entry.audioLevel ?? 0);
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const player of players) player.pause();
  return loudest;
}
