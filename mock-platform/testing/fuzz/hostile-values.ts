import fc from 'fast-check';

/** Stands in a value for JSON that `JSON.stringify` would never write. */
const RAW = '@raw:';

/** The JSON text of a value; its raw parts are written unchanged. */
export function jsonOf(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(/"@raw:([^"]*)"/g, '$1');
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  'Infinity',
  '1e309',
  'null',
  '[object Object]',
  '9007199254740993',
  '999999999999999',
  '\ud800',
  '\udfff\ud800',
  '\u202e倒\u202c',
  'a\u0000b',
  '\u0000',
  '👨‍👩‍👧‍👦'.repeat(30),
  '字'.repeat(501),
  'x'.repeat(10_000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' OR '1'='1' --",
  '1; DROP TABLE commands;--',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'C:\\windows\\system32',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '%00',
  '%s%s%n',
  '{"__proto__":{"admin":true}}',
  '{"half',
  `${'['.repeat(2000)}`,
  '1,2,3,,,__proto__',
  ','.repeat(300),
  '2024-02-31',
  '9999-99-99',
  '\r\nset-cookie: a=b',
];

const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 31,
  -(2 ** 31) - 1,
  99_999_999,
  `${RAW}1e309`,
  `${RAW}-1e309`,
  `${RAW}1e-400`,
  `${RAW}123456789012345678901234567890`,
  [],
  {},
  [[]],
  [null],
  [1, 'a', null],
  Array.from({ length: 500 }, (_, index) => index),
  { $map: [] },
  { length: -1 },
  nested(12),
  nested(40),
];

/** Unexpected texts, where nothing but a text fits. */
export function hostileText(ids: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(fc.constantFrom(...ids), fc.constantFrom(...TEXTS));
}

/** Unexpected values: of the wrong kind, too long, too large, or meaning something elsewhere. */
export function hostileValue(ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 3, arbitrary: fc.constantFrom(...OTHERS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.integer() },
  );
}

const STRANGE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', '$map', '', 'a.b', 'no', 'actor', 'at'];

/** An object with one more key, which may be `__proto__` itself. */
function withKey(base: object, key: string, value: unknown): unknown {
  return Object.fromEntries([...Object.entries(base), [key, value]]);
}

/** A value that was right, with something wrong in it. */
export function mutated(base: unknown, ids: readonly string[]): fc.Arbitrary<unknown> {
  const hostile = hostileValue(ids);
  if (typeof base !== 'object' || base === null) return hostile;
  const extra = fc.tuple(fc.constantFrom(...STRANGE_KEYS), hostile).map(([key, value]) => withKey(base, key, value));
  const fields = Object.keys(base);
  if (fields.length === 0) return fc.oneof({ weight: 3, arbitrary: extra }, hostile);
  const field = fc.constantFrom(...fields);
  const replaced = fc.tuple(field, hostile).map(([key, value]) => withKey(base, key, value));
  const inside = field.chain((key) =>
    mutated(Object.entries(base).find(([name]) => name === key)?.[1], ids).map((value) => withKey(base, key, value)),
  );
  const dropped = field.map((key) => Object.fromEntries(Object.entries(base).filter(([name]) => name !== key)));
  const allReplaced = fc
    .array(hostile, { minLength: fields.length, maxLength: fields.length })
    .map((values) => Object.fromEntries(fields.map((key, index) => [key, values[index]])));
  return fc.oneof(
    { weight: 8, arbitrary: replaced },
    { weight: 3, arbitrary: inside },
    { weight: 2, arbitrary: dropped },
    { weight: 2, arbitrary: allReplaced },
    { weight: 1, arbitrary: extra },
    { weight: 1, arbitrary: hostile },
    { weight: 2, arbitrary: fc.constant(base) },
  );
}
