/** A damaged file. It is left unchanged, and its world stays closed. */
export class Damage extends Error {
  constructor(path: string, what: string) {
    super(`${path} is damaged: ${what}`);
    this.name = 'Damage';
  }
}
