/** What a test waits for: asked anew whenever something has come. */
export class Watch {
  #waiting: (() => void)[] = [];

  /** A frame has come: every waiting condition is checked again. */
  wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Waits until a condition holds; on a timeout fails with the text of `complaint`. */
  async until(holds: () => boolean, complaint: () => string, ms = 5000): Promise<void> {
    const deadline = Date.now() + ms;
    while (!holds()) {
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(complaint());
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}
