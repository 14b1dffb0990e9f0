/** A track of a fragmented file. */
interface Track {
  /** Units a second of everything that is said about this track. */
  scale: number;
  /** How long a sample lasts where nothing else is said, in those units. */
  sample: number;
  /** Where its first fragment begins, and where the last one ends; null and 0 without one. */
  from: number | null;
  to: number;
}

/** What a flag of a box says is in it. */
const HAS = {
  tfhd: { base: 0x1, description: 0x2, duration: 0x8 },
  trun: { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, composition: 0x800 },
} as const;

/**
 * The length of a fragmented mp4. Its head says none, because a recorder writes it before it knows: each fragment says when it
 * begins and how long its samples last.
 */
export class Mp4Fragments {
  readonly #tracks = new Map<number, Track>();
  /** The track whose boxes are being read, in the head or in a fragment. */
  #current: Track = newTrack();
  /** How long a sample of this fragment lasts where its run does not say. */
  #sample = 0;

  /** False when a box is too short for what it must say, and for a number that is not exact. */
  read(type: string, content: Buffer): boolean {
    const reader = READERS[type];
    return reader === undefined || reader(this, new Fields(content));
  }

  durationMs(): number {
    const lengths = [...this.#tracks.values()].map(({ scale, from, to }) =>
      scale === 0 || from === null ? 0 : Math.round(((to - from) * 1000) / scale),
    );
    // A spread has a limit, and a file may say as many tracks as it likes.
    return lengths.reduce((longest, length) => Math.max(longest, length), 0);
  }

  trackIs(id: number): void {
    this.#current = this.#tracks.get(id) ?? newTrack();
    this.#tracks.set(id, this.#current);
  }

  scaleIs(scale: number): void {
    this.#current.scale = scale;
  }

  sampleOf(id: number, sample: number): void {
    this.trackIs(id);
    this.#current.sample = sample;
  }

  fragmentOf(id: number, sample: number | null): void {
    this.trackIs(id);
    this.#sample = sample ?? this.#current.sample;
  }

  beginsAt(time: number): void {
    this.#current.from ??= time;
    this.#current.to = Math.max(this.#current.to, time);
  }

  lasts(samples: number, units: number | null): boolean {
    this.#current.from ??= 0;
    this.#current.to += units ?? samples * this.#sample;
    return Number.isSafeInteger(this.#current.to);
  }
}

const newTrack = (): Track => ({ scale: 0, sample: 0, from: null, to: 0 });

/** The fields of a box, one after the other. What lies beyond its end is 0, and makes it too short. */
class Fields {
  readonly #content: Buffer;
  readonly version: number;
  readonly flags: number;
  #at = 4;
  isWhole: boolean;

  constructor(content: Buffer) {
    this.#content = content;
    this.isWhole = content.length >= 4;
    const head = this.isWhole ? content.readUInt32BE(0) : 0;
    this.version = head >>> 24;
    this.flags = head & 0xffffff;
  }

  skip(bytes: number): this {
    this.#at += bytes;
    return this;
  }

  number(): number {
    const at = this.#at;
    this.#at += 4;
    this.isWhole &&= this.#at <= this.#content.length;
    return this.isWhole ? this.#content.readUInt32BE(at) : 0;
  }

  /** Eight bytes in version 1, else four. */
  long(): number {
    if (this.version !== 1) return this.number();
    const value = this.number() * 2 ** 32 + this.number();
    this.isWhole &&= Number.isSafeInteger(value);
    return value;
  }

  has(flag: number): boolean {
    return (this.flags & flag) !== 0;
  }
}

const READERS: Readonly<Record<string, (fragments: Mp4Fragments, fields: Fields) => boolean>> = {
  tkhd(fragments, fields) {
    // The times of creation and modification come first.
    fragments.trackIs(fields.skip(fields.version === 1 ? 16 : 8).number());
    return fields.isWhole;
  },
  mdhd(fragments, fields) {
    fragments.scaleIs(fields.skip(fields.version === 1 ? 16 : 8).number());
    return fields.isWhole;
  },
  trex(fragments, fields) {
    const id = fields.number();
    fragments.sampleOf(id, fields.skip(4).number());
    return fields.isWhole;
  },
  tfhd(fragments, fields) {
    const id = fields.number();
    if (fields.has(HAS.tfhd.base)) fields.skip(8);
    if (fields.has(HAS.tfhd.description)) fields.skip(4);
    fragments.fragmentOf(id, fields.has(HAS.tfhd.duration) ? fields.number() : null);
    return fields.isWhole;
  },
  tfdt(fragments, fields) {
    fragments.beginsAt(fields.long());
    return fields.isWhole;
  },
  trun(fragments, fields) {
    const samples = fields.number();
    if (fields.has(HAS.trun.offset)) fields.skip(4);
    if (fields.has(HAS.trun.firstFlags)) fields.skip(4);
    if (!fields.has(HAS.trun.duration)) return fields.isWhole && fragments.lasts(samples, null);
    const others = [HAS.trun.size, HAS.trun.flags, HAS.trun.composition].filter((flag) => fields.has(flag)).length;
    let units = 0;
    for (let sample = 0; sample < samples && fields.isWhole; sample += 1) {
      units += fields.number();
      fields.skip(4 * others);
    }
    return fields.isWhole && fragments.lasts(samples, units);
  },
};
