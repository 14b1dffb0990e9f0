/** The path of a value in a body. */
export type BodyPath = readonly (string | number)[];

export function valueAt(body: unknown, path: BodyPath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    body,
  );
}

/** A copy with another value at a path. */
export function withValue(body: unknown, [key, ...rest]: BodyPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) {
    return body
      .map((item: unknown, index) => (index === key ? withValue(item, rest, value) : item))
      .concat(key === body.length ? [withValue(undefined, rest, value)] : []);
  }
  const object = typeof body === 'object' && body !== null ? body : {};
  return { ...object, [key]: withValue(Reflect.get(object, key), rest, value) };
}

/** A copy without the field or item at a path. */
export function withoutValue(body: unknown, path: BodyPath): unknown {
  const [key] = path.slice(-1);
  const above = path.slice(0, -1);
  const holder = valueAt(body, above);
  if (key === undefined || typeof holder !== 'object' || holder === null) return body;
  const rest: unknown = Array.isArray(holder)
    ? holder.filter((_, index) => index !== key)
    : Object.fromEntries(Object.entries(holder).filter(([name]) => name !== key));
  return withValue(body, above, rest);
}
