/** Values of the link protocol: little-endian numbers, lengths as varints, UTF-8 texts. */

/** Numbers of a property, each with a text: what the provider calls a property. */
export type Property = Readonly<Record<number, string>>;

const LENGTH_GROUPS_MAX = 5;
/** No list of a client's request is longer. */
const LIST_MAX = 1000;

/** A frame that is not one of the protocol. */
export class BrokenFrame extends Error {
  override readonly name = 'BrokenFrame';
}

/** Reads the values of a frame, in order. Throws a `BrokenFrame` when the bytes end early. */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isDone(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes.readUInt8(this.#take(1));
  }

  bool(): boolean {
    return this.byte() > 0;
  }

  short(): number {
    return this.#bytes.readUInt16LE(this.#take(2));
  }

  int(): number {
    return this.#bytes.readUInt32LE(this.#take(4));
  }

  long(): number {
    return Number(this.#bytes.readBigUInt64LE(this.#take(8)));
  }

  varint(): number {
    let value = 0;
    for (let group = 0; group < LENGTH_GROUPS_MAX; group += 1) {
      const byte = this.byte();
      value += (byte & 127) * 128 ** group;
      if (byte < 128) return value;
    }
    throw new BrokenFrame('a length of more than five bytes');
  }

  text(): string {
    const length = this.varint();
    const start = this.#take(length);
    return this.#bytes.toString('utf8', start, start + length);
  }

  list<Item>(read: () => Item): Item[] {
    const count = this.varint();
    if (count > LIST_MAX) throw new BrokenFrame(`a list of ${count}`);
    return Array.from({ length: count }, read);
  }

  property(): Property {
    return Object.fromEntries(this.list(() => [this.varint(), this.text()] as const));
  }

  #take(length: number): number {
    const start = this.#at;
    if (start + length > this.#bytes.length) throw new BrokenFrame('the bytes end early');
    this.#at += length;
    return start;
  }
}

/** Collects the values of a frame. */
export class ByteWriter {
  readonly #parts: Buffer[] = [];

  byte(value: number): this {
    return this.#add(Buffer.from([value]));
  }

  bool(value: boolean): this {
    return this.byte(value ? 1 : 0);
  }

  short(value: number): this {
    const bytes = Buffer.alloc(2);
    bytes.writeUInt16LE(value);
    return this.#add(bytes);
  }

  int(value: number): this {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return this.#add(bytes);
  }

  long(value: number): this {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(BigInt(value));
    return this.#add(bytes);
  }

  varint(value: number): this {
    const bytes: number[] = [];
    let rest = value;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    return this.#add(Buffer.from([...bytes, rest]));
  }

  text(value: string): this {
    const bytes = Buffer.from(value, 'utf8');
    return this.varint(bytes.length).#add(bytes);
  }

  list<Item>(items: readonly Item[], write: (item: Item) => void): this {
    this.varint(items.length);
    for (const item of items) write(item);
    return this;
  }

  property(value: Property): this {
    return this.list(Object.entries(value), ([key, text]) => this.varint(Number(key)).text(text));
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#parts);
  }

  #add(bytes: Buffer): this {
    this.#parts.push(bytes);
    return this;
  }
}
