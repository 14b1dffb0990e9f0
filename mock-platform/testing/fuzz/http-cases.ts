import { connect } from 'node:net';
import { REQUEST_MAX_BYTES } from '@miczero/contracts';

/** A request that no client of ours would make, byte for byte but for its address. */
export interface HttpCase {
  readonly what: string;
  readonly text: string;
  /** The platform may close the connection without an answer: it has no tunnels and no other protocols. */
  readonly mayHangUp?: true;
}

export interface HttpAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const request = (line: string, headers: readonly string[] = [], body = '') =>
  [`${line} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '', body].join('\r\n');

const withBody = (method: string, path: string, type: string, body: string, headers: readonly string[] = []) =>
  request(
    `${method} ${path}`,
    [...headers, ...(type === '' ? [] : [`content-type: ${type}`]), `content-length: ${Buffer.byteLength(body)}`],
    body,
  );

/** Wrong types, sizes and encodings of a body. */
export function bodyCases(path: string, headers: readonly string[]): HttpCase[] {
  const post = (what: string, type: string, body: string): HttpCase => ({
    what: `${what} to ${path}`,
    text: withBody('POST', path, type, body, headers),
  });
  return [
    post('no type', '', '{}'),
    post('text', 'text/plain', '{}'),
    post('a form', 'application/x-www-form-urlencoded', 'a=1&a=2'),
    post('xml', 'application/xml', '<a/>'),
    post('a broken type', ';;;', '{}'),
    post('a strange charset', 'application/json; charset=utf-7', '{}'),
    post('nothing', 'application/json', ''),
    post('half', 'application/json', '{"half'),
    post('two values', 'application/json', '{}{}'),
    post('NUL', 'application/json', '\u0000'),
    post('a byte order mark', 'application/json', '\ufeff{}'),
    post('a number', 'application/json', '1e309'),
    post('null', 'application/json', 'null'),
    post('a list', 'application/json', '[]'),
    post('prototype keys', 'application/json', '{"__proto__":{"a":1}}'),
    post('constructor keys', 'application/json', '{"constructor":{"prototype":{"a":1}}}'),
    post('a deep body', 'application/json', '['.repeat(30_000)),
    post('a large body', 'application/json', JSON.stringify({ a: 'x'.repeat(REQUEST_MAX_BYTES) })),
    post('escaped surrogates', 'application/json', '{"a":"\\ud800"}'),
  ];
}

const BOUNDARY = 'multipart/form-data; boundary=b';
const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const FILE = 'content-disposition: form-data; name="file"; filename="../../x.png"\r\ncontent-type: image/png';
const PNG = '\u0089PNG\r\n\u001a\n';

/** Bad multipart bodies. */
export function multipartCases(path: string, headers: readonly string[]): HttpCase[] {
  const post = (what: string, body: string, type = BOUNDARY): HttpCase => ({
    what: `multipart: ${what} to ${path}`,
    text: withBody('POST', path, type, body, headers),
  });
  const field = (name: string, value: string) => part(`content-disposition: form-data; name="${name}"`, value);
  return [
    post('without a boundary', 'x', 'multipart/form-data'),
    post('an empty boundary', 'x', 'multipart/form-data; boundary='),
    post('another boundary', 'x', 'multipart/form-data; boundary=zzz'),
    post('nothing', ''),
    post('no end', part(FILE, PNG)),
    post('cut in a header', '--b\r\ncontent-disposition: form-da'),
    post('a part without a header', '--b\r\n\r\nx\r\n--b--\r\n'),
    post('a part without a name', `${part('content-disposition: form-data', 'x')}--b--\r\n`),
    post('no picture', `${part(FILE, 'no picture')}--b--\r\n`),
    post('a picture cut short', `${part(FILE, PNG)}--b--\r\n`),
    post('two files', `${part(FILE, PNG)}${part(FILE, PNG)}--b--\r\n`),
    post('prototype fields', `${field('__proto__', 'x')}${field('constructor', 'x')}--b--\r\n`),
    post('many fields', `${Array.from({ length: 50 }, (_, index) => field(`f${index}`, 'x')).join('')}--b--\r\n`),
    post('a long field', `${field('a', 'x'.repeat(9000))}--b--\r\n`),
    post('the same field twice', `${field('a', '1')}${field('a', '2')}--b--\r\n`),
    post('headers without end', `--b\r\n${'x-a: b\r\n'.repeat(3000)}`),
  ];
}

/** Addresses, methods and headers that lead nowhere. */
export function addressCases(query: string, headers: readonly string[]): HttpCase[] {
  const get = (what: string, path: string, more: readonly string[] = []): HttpCase => ({
    what,
    text: request(`GET ${path}`, [...headers, ...more]),
  });
  const methods = ['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'BREW'];
  return [
    ...methods.map((method) => ({ what: method, text: request(`${method} ${query}`, headers) })),
    get('an unknown path', '/v9/nothing/here'),
    get('a prototype path', '/__proto__/constructor'),
    get('traversal', '/../../etc/passwd'),
    get('encoded traversal', '/%2e%2e/%2e%2e/etc/passwd'),
    get('traversal in files', '/files/main/..%2f..%2fetc%2fpasswd'),
    get('NUL in files', '/files/main/a%00.png'),
    get('a long name in files', `/files/main/${'a'.repeat(500)}`),
    get('NUL', '/a%00b'),
    get('a broken escape', '/%zz'),
    get('a broken escape in a call', `${query}%zz`),
    get('half an UTF-8', '/%e4%bd'),
    get('half an UTF-8 in the query', `${query}?keyword=%e4%bd&page=%zz`),
    get('slashes', '//////'),
    get('an absolute address', 'http://elsewhere.example/'),
    get('a star', '*'),
    get('a long path', `/${'a'.repeat(9000)}`),
    get('a long query', `${query}?keyword=${'a'.repeat(9000)}`),
    get('duplicate fields', `${query}?page=1&page=2&limit=1&limit=2&keyword=a&keyword=b`),
    get('fields of lists and objects', `${query}?page[]=1&page[a]=2&keyword[__proto__]=x&__proto__=y`),
    get('many fields', `${query}?${'a=1&'.repeat(3000)}`),
    get('an unknown world', query, ['x-mock-world: ../../main']),
    get('a world of the prototype', query, ['x-mock-world: __proto__']),
    get('a broken date', query, ['authorization: a:b:c:d:e', 'date: never']),
    get('a long authorization', query, [`authorization: ${'a'.repeat(9000)}`]),
    get('two authorizations', query, ['authorization: a', 'authorization: b']),
    get('headers beyond reason', query, [`x-a: ${'a'.repeat(20_000)}`]),
    get(
      'many headers',
      query,
      Array.from({ length: 1500 }, (_, index) => `x-${index}: 1`),
    ),
    get('a header with NUL', query, ['x-a: a\u0000b']),
    get('a header without a colon', query, ['nonsense']),
    get('an origin', query, ['origin: null']),
    { ...get('an upgrade to nothing', query, ['upgrade: h2c', 'connection: upgrade']), mayHangUp: true },
    { ...get('a tunnel', query), text: request('CONNECT elsewhere.example:443'), mayHangUp: true },
    get('a range', '/', ['range: bytes=9999999-1']),
    get('conditions', '/', ['if-none-match: ""', 'if-modified-since: never']),
    { what: 'no host', text: `GET ${query} HTTP/1.1\r\nconnection: close\r\n\r\n` },
    { what: 'an old version', text: `GET ${query} HTTP/1.0\r\n\r\n` },
    { what: 'an unknown version', text: `GET ${query} HTTP/9.9\r\n\r\n` },
    { what: 'no request', text: 'hello\r\n\r\n' },
    { what: 'two lengths', text: request(`POST ${query}`, ['content-length: 1', 'content-length: 2'], 'xx') },
    { what: 'a negative length', text: request(`POST ${query}`, ['content-length: -1'], 'x') },
    {
      what: 'length and chunks',
      text: request(`POST ${query}`, ['content-length: 1', 'transfer-encoding: chunked'], '0\r\n\r\n'),
    },
    { what: 'a broken chunk', text: request(`POST ${query}`, ['transfer-encoding: chunked'], 'zz\r\nx\r\n') },
  ];
}

const VERSION = 'sec-websocket-version: 13';
const KEY = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';

/** Handshakes that no library would make. */
export function upgradeCases(path: string): HttpCase[] {
  const upgrade = (what: string, query: string, headers: readonly string[], after = ''): HttpCase => ({
    what: `upgrade of ${path}: ${what}`,
    text: ['GET', `${path}${query}`, 'HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade']
      .join(' ')
      .concat('\r\n', headers.map((header) => `${header}\r\n`).join(''), '\r\n', after),
    mayHangUp: true,
  });
  return [
    upgrade('no key', '', [VERSION]),
    upgrade('a broken key', '', [VERSION, 'sec-websocket-key: x']),
    upgrade('no version', '', [KEY]),
    upgrade('an old version', '', ['sec-websocket-version: 1', KEY]),
    upgrade('a strange protocol', '', [VERSION, KEY, 'sec-websocket-protocol: ,,,']),
    upgrade('broken extensions', '', [VERSION, KEY, 'sec-websocket-extensions: permessage-deflate; a="']),
    upgrade('twice the same field', '?world=a&world=b&authorization=a&authorization=b', [VERSION, KEY]),
    upgrade('a broken escape', '?world=%zz', [VERSION, KEY]),
    upgrade('a prototype', '?__proto__=a&constructor=b&EIO=4&transport=websocket', [VERSION, KEY]),
    upgrade('another transport', '?EIO=4&transport=__proto__', [VERSION, KEY]),
    upgrade('an unknown session', '?EIO=4&transport=websocket&sid=__proto__', [VERSION, KEY]),
    upgrade('an old protocol', '?EIO=3&transport=websocket', [VERSION, KEY]),
    upgrade('frames without a mask', '?EIO=4&transport=websocket', [VERSION, KEY], '\u0001\u0005hello'),
    upgrade('a reserved frame', '?EIO=4&transport=websocket', [VERSION, KEY], '\u007f\u007f\u007f\u007f'),
    { what: `${path} without an upgrade`, text: request(`GET ${path}`) },
  ];
}

/** Sends bytes and reads what comes until the platform closes; null when it answers nothing at all. */
export function sendRaw(origin: string, { text, mayHangUp }: HttpCase): Promise<HttpAnswer | null> {
  const { port, hostname } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    // Silence is an answer only where the platform may hang up.
    socket.setTimeout(mayHangUp ? 300 : 10_000, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    // A platform that closes while we still write is an answer, too.
    socket.on('error', () => {});
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString())));
    socket.write(text);
  });
}

function readAnswer(text: string): HttpAnswer | null {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  if (status === undefined) return null;
  const end = text.indexOf('\r\n\r\n');
  const type = /^content-type: (.*)$/im.exec(text.slice(0, end))?.[1] ?? '';
  // Node refuses a request without a host by itself, with an empty chunk.
  const body = text.slice(end + 4).replace(/^0\r\n\r\n$/, '');
  return { status: Number(status), type, body };
}
