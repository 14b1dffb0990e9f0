/** The parts of Express that the filter needs. Express comes with Pact. */
export type RequestHandler = (
  request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Record<string, string | undefined>;
  },
  response: {
    status(code: number): { json(body: unknown): unknown };
    write(...given: readonly unknown[]): boolean;
    end(...given: readonly unknown[]): unknown;
  },
  next: (error?: unknown) => void,
) => void;
