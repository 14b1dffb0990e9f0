/** What a terminal or a supervisor sends to end a program, and the status that it then ends with. */
const STATUS = { SIGINT: 130, SIGTERM: 143 } as const;

interface Interruption {
  readonly signal: AbortSignal;
  /** The status to end with; undefined while nothing has interrupted the program. */
  readonly status: () => number | undefined;
}

/** Ends the work in order at the first Ctrl+C, of which `warn` tells, and the program at once at the second. */
export function interruption(warn: () => void): Interruption {
  const controller = new AbortController();
  let status: number | undefined;
  for (const [name, code] of Object.entries(STATUS)) {
    process.on(name, () => {
      if (status !== undefined && name === 'SIGINT') process.exit(code);
      if (status !== undefined) return;
      status = code;
      warn();
      controller.abort();
    });
  }
  return { signal: controller.signal, status: () => status };
}
