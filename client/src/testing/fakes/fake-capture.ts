/** The id by which Chromium names the default of the system, whichever device that is. */
const ALIAS = 'default';

/** Two microphones that hum and two outputs, of one page: what a browser offers, without hardware. */
export class FakeCapture extends EventTarget {
  readonly #context: AudioContext;
  readonly #plugged = new Map<string, MediaDeviceKind>([
    ['mic-1', 'audioinput'],
    ['mic-2', 'audioinput'],
    ['out-1', 'audiooutput'],
    ['out-2', 'audiooutput'],
  ]);
  readonly #open = new Map<string, MediaStreamTrack>();
  #isRefused = false;

  constructor(context: AudioContext) {
    super();
    this.#context = context;
  }

  refuse(): void {
    this.#isRefused = true;
  }

  allow(): void {
    this.#isRefused = false;
  }

  /** What is plugged in is the default of the system from then on. */
  plug(id: string): void {
    const others = [...this.#plugged];
    this.#plugged.clear();
    this.#plugged.set(id, id.startsWith('mic-') ? 'audioinput' : 'audiooutput');
    for (const [other, kind] of others) this.#plugged.set(other, kind);
    this.dispatchEvent(new Event('devicechange'));
  }

  unplug(id: string): void {
    this.#plugged.delete(id);
    const track = this.#open.get(id);
    track?.stop();
    // Only the browser itself fires it, and only for hardware.
    track?.dispatchEvent(new Event('ended'));
    this.dispatchEvent(new Event('devicechange'));
  }

  async enumerateDevices(): Promise<MediaDeviceInfo[]> {
    // Chromium lists the default microphone a second time.
    const listed: [string, MediaDeviceKind][] = [...this.#plugged];
    if (this.#default !== undefined) listed.push([ALIAS, 'audioinput']);
    return listed.map(([deviceId, kind]) => ({
      deviceId,
      kind,
      label: deviceId,
      groupId: '',
      toJSON: () => ({ deviceId }),
    }));
  }

  async getUserMedia({ audio }: MediaStreamConstraints = {}): Promise<MediaStream> {
    if (this.#isRefused) throw new DOMException('refused', 'NotAllowedError');
    const wanted = typeof audio === 'object' ? audio.deviceId : undefined;
    const exact = typeof wanted === 'object' && 'exact' in wanted ? String(wanted.exact) : undefined;
    const id = exact ?? this.#default;
    if (id === undefined || !this.#plugged.has(id)) throw new DOMException('no such device', 'NotFoundError');
    const tone = this.#context.createOscillator();
    const out = this.#context.createMediaStreamDestination();
    tone.connect(out);
    tone.start();
    const [track] = out.stream.getAudioTracks();
    if (!track) throw new Error('a destination has one track');
    track.getSettings = () => ({ deviceId: exact ?? ALIAS });
    Object.defineProperty(track, 'label', { value: id });
    this.#open.set(id, track);
    return out.stream;
  }

  get #default(): string | undefined {
    return [...this.#plugged].find(([, kind]) => kind === 'audioinput')?.[0];
  }
}
