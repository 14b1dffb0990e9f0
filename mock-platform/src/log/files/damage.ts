/** A file that is not what was written: it stays as it is, and its world closed. */
export class Damage extends Error {
  constructor(path: string, what: string) {
    super(`${path} is damaged: ${what}`);
    this.name = 'Damage';
  }
}
