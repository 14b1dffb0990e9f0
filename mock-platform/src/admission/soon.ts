/** A value that is known now, or later where another node has to be asked for it. */
export type Soon<Value> = Value | Promise<Value>;

/**
 * Continues with a value. Every call passes several checks, and each of them answers at once where its state is in memory: a
 * promise for each would cost more than the checks themselves.
 */
export function after<Value, Next>(value: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}
