import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server of this machine that a test can cut, mute and open again. */
export class Gate {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isOpen = true;
  #isMute = false;
  #isSilent = false;

  private constructor(port: number) {
    this.#server = createServer((near) => {
      if (!this.#isOpen) {
        near.destroy();
        return;
      }
      const far = connect(port, '127.0.0.1');
      const pair = [near, far] as const;
      this.#pairs.add(pair);
      near.on('data', (chunk) => {
        if (!this.#isSilent) far.write(chunk);
      });
      far.on('data', (chunk) => {
        if (!this.#isMute && !this.#isSilent) near.write(chunk);
      });
      const end = () => {
        this.#pairs.delete(pair);
        near.destroy();
        far.destroy();
      };
      for (const socket of pair) socket.on('error', end).on('close', end);
    });
  }

  static async to(port: number): Promise<Gate> {
    const gate = new Gate(port);
    gate.#server.listen(0, '127.0.0.1');
    await once(gate.#server, 'listening');
    return gate;
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port; // a TCP server that listens has one
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Frames of the server are lost from now on; frames to it arrive. */
  muteAnswers(): void {
    this.#isMute = true;
  }

  /** Nothing arrives on either side, and no connection ends: a network that drops everything. */
  silence(): void {
    this.#isSilent = true;
  }

  /** Ends all connections, and refuses new ones. */
  cut(): void {
    this.#isOpen = false;
    for (const pair of [...this.#pairs]) for (const socket of pair) socket.destroy();
  }

  /** A new connection gets through. One that was silenced has lost bytes, so it ends. */
  open(): void {
    if (this.#isSilent) this.cut();
    [this.#isOpen, this.#isMute, this.#isSilent] = [true, false, false];
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
