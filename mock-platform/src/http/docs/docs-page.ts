import {
  ENDPOINTS,
  type Endpoint,
  ERRORS,
  HALL_EVENTS,
  HALL_REQUESTS,
  isWarning,
  type RealtimeEvent,
  ROOM_EVENTS,
  ROOM_REQUESTS,
  RTC_FRAMES,
  type RtcFrame,
} from '@miczero/contracts';
import { CONTROL } from '@miczero/contracts/control';
import {
  ENDPOINT_FIXTURES,
  HALL_EVENT_FIXTURES,
  HALL_REQUEST_FIXTURES,
  ROOM_EVENT_FIXTURES,
  ROOM_REQUEST_FIXTURES,
  RTC_FRAME_FIXTURES,
} from '@miczero/contracts/fixtures';
import type { FieldWords } from './field-words.ts';
import { type Html, html } from './html.ts';
import { sketch } from './sketch.ts';

/** Everything that the contracts say, as one page that can be searched. Made once, when it is first asked for. */
export function docsPage(fields: FieldWords = new Map()): string {
  const areas = new Map<string, Endpoint[]>();
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    const area = endpoint.name.split('.')[0] ?? '';
    areas.set(area, [...(areas.get(area) ?? []), endpoint]);
  }
  const sections = [...areas].sort(([a], [b]) => (a < b ? -1 : 1));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mic Zero: calls and events</title>
<link rel="stylesheet" href="/docs/page.css">
<script type="module" src="/docs/page.js"></script>
</head>
<body>
<header><h1>Mic Zero</h1><span class="quiet">${Object.keys(ENDPOINTS).length} calls,
${Object.keys(HALL_EVENTS).length + Object.keys(ROOM_EVENTS).length} kinds of events,
${Object.keys(HALL_REQUESTS).length + Object.keys(ROOM_REQUESTS).length} of requests on sockets and
${Object.keys(RTC_FRAMES).length} of audio signalling, ${countOfGuesses()} of all these hold a guess, from the contracts</span></header>
<nav aria-label="Documents">
<a href="/openapi.json">OpenAPI 3.1</a>
<a href="/asyncapi.json">AsyncAPI 3</a>
<a href="#hall-events">Hall events</a>
<a href="#room-events">Room events</a>
<a href="#audio">Audio signalling</a>
<a href="#errors">Errors</a>
<a href="#control">Control API</a>
<a href="?q=our+guess">Guesses</a>
</nav>
<div class="filter"><input type="search" aria-label="Search" placeholder="hall.enter, 1004, 0x4012, mic_uid, 42900 …"><output class="quiet"></output></div>
<main>
${sections.map(([area, endpoints]) => html`<section><h2 id="area-${area}">${area}</h2>${endpoints.map((endpoint) => call(endpoint, fields))}</section>`)}
${events('hall-events', 'Hall socket: to the client', HALL_EVENTS, HALL_EVENT_FIXTURES)}
${events('hall-requests', 'Hall socket: to the platform', HALL_REQUESTS, HALL_REQUEST_FIXTURES)}
${events('room-events', 'Room socket: to the client', ROOM_EVENTS, ROOM_EVENT_FIXTURES)}
${events('room-requests', 'Room socket: to the platform', ROOM_REQUESTS, ROOM_REQUEST_FIXTURES)}
${audio()}
${errors()}
${control()}
</main>
</body>
</html>
`.text;
}

const words = (...parts: readonly (string | number)[]) => parts.join(' ').toLowerCase();
const pretty = (value: unknown) => JSON.stringify(value, null, 2);
const guess = (reason: string | undefined) =>
  reason === undefined ? null : html`<span class="guess" title="${reason}">our guess</span>`;

const isGuess = ({ provisional, pathProvisional }: Pick<Endpoint, 'provisional' | 'pathProvisional'>) =>
  provisional !== undefined || pathProvisional !== undefined;

function countOfGuesses(): number {
  const events: RealtimeEvent[] = [...Object.values(HALL_EVENTS), ...Object.values(ROOM_EVENTS)];
  return (
    Object.values<Endpoint>(ENDPOINTS).filter(isGuess).length +
    events.filter(({ provisional }) => provisional !== undefined).length +
    Object.keys(RTC_FRAMES).length
  );
}

function call(endpoint: Endpoint, fields: FieldWords): Html {
  const meanings = fields.get(endpoint.name) ?? [];
  const guesses = [
    ...(endpoint.pathProvisional === undefined ? [] : [`its path: ${endpoint.pathProvisional}`]),
    ...(endpoint.provisional === undefined ? [] : [endpoint.provisional]),
  ].join('; ');
  const { name, method, path, host, encoding, signed, summary, refusals, causes, rules } = endpoint;
  const [example] = ENDPOINT_FIXTURES[name];
  const request = sketch(endpoint.request);
  const data = sketch(endpoint.data);
  return html`<details id="${name}" data-words="${words(name, method, path, summary, request, data, ...meanings.flat(), ...refusals, ...refusals.map((each) => ERRORS[each].code), ...causes, guesses && `our guess provisional ${guesses}`)}">
<summary><b>${method}</b><code>${path}</code><span>${name}</span><span class="quiet">${summary}</span>${guess(guesses || undefined)}</summary>
<p class="quiet">Host ${host}, ${encoding}, ${signed ? 'signed' : 'unsigned'}. Rules: ${rules.join(', ')}.${guesses && ` Our guess: ${guesses}.`}</p>
<h4>Request</h4><pre>${request}</pre>
${meanings.length > 0 ? html`<dl>${meanings.map(([field, meaning]) => html`<dt><code>${field}</code></dt><dd>${meaning}</dd>`)}</dl>` : null}
<h4>Data</h4><pre>${data}</pre>
${refusals.length > 0 ? html`<h4>Refuses with</h4><p>${refusals.map((refusal) => html`<a href="#error-${refusal}">${ERRORS[refusal].code} ${refusal}</a> `)}</p>` : null}
${causes.length > 0 ? html`<h4>Brings</h4><p>${causes.map((cause) => html`<a href="#${cause}">${cause}</a> `)}</p>` : null}
<h4>Example</h4><pre>${pretty(example.request)}</pre><pre>${pretty({ code: 0, message: '', data: example.data })}</pre>
</details>`;
}

function events(
  id: string,
  title: string,
  table: Readonly<Record<string, RealtimeEvent>>,
  examples: Readonly<Record<string, readonly { readonly body: string }[]>>,
): Html {
  const row = ({ name, code, summary, audience, body, rules, provisional }: RealtimeEvent) => {
    const shape = sketch(body);
    const type = `${code} 0x${code.toString(16)}`;
    return html`<details id="${name}" data-words="${words(name, type, summary, shape, provisional === undefined ? '' : `our guess provisional ${provisional}`)}">
<summary><b>${code}</b><code>0x${code.toString(16)}</code><span>${name}</span><span class="quiet">${summary}</span>${guess(provisional)}</summary>
<p class="quiet">To ${audience}. Rules: ${rules.join(', ')}.${provisional === undefined ? '' : ` Our guess: ${provisional}.`}</p>
<h4>Body</h4><pre>${shape}</pre>
<h4>Examples</h4>${(examples[name] ?? []).map((frame) => html`<pre>${pretty({ ...frame, body: JSON.parse(frame.body) as unknown })}</pre>`)}
</details>`;
  };
  return html`<section><h2 id="${id}">${title}</h2>${Object.values(table).map(row)}</section>`;
}

const SENDERS = {
  client: 'Sent by the client',
  platform: 'Sent by the platform',
  both: 'Sent by a client and handed on by the platform',
} as const satisfies Record<RtcFrame['from'], string>;

/** JSON without an envelope: the type identifies a frame. */
function audio(): Html {
  const rows = Object.values<RtcFrame>(RTC_FRAMES).map(({ name, from, summary, schema, provisional }) => {
    const shape = sketch(schema);
    const examples: readonly unknown[] = RTC_FRAME_FIXTURES[name as keyof typeof RTC_FRAMES]; // the table's own names
    return html`<details id="audio-${name}" data-words="${words('audio rtc signalling', name, summary, shape, `our guess provisional ${provisional}`)}">
<summary><b>rtc</b><code>${name}</code><span>${summary}</span>${guess(provisional)}</summary>
<p class="quiet">${SENDERS[from]}. Our guess: ${provisional}.</p>
<h4>Frame</h4><pre>${shape}</pre>
<h4>Examples</h4>${examples.map((frame) => html`<pre>${pretty(frame)}</pre>`)}
</details>`;
  });
  return html`<section><h2 id="audio">Audio signalling at /ws/rtc</h2>
<p class="quiet">One connection a person, signed like the others. <a href="#room.join">room.join</a> and <a href="#channel.join">channel.join</a> give the token with which a join enters; the list of peers says whom to make an offer.</p>
${rows}</section>`;
}

function errors(): Html {
  const rows = Object.entries(ERRORS).map(([name, { code, message }]) => {
    const calls = Object.values<Endpoint>(ENDPOINTS).filter(({ refusals }) => refusals.some((each) => each === name));
    const links = calls.map((endpoint) => html`<a href="#${endpoint.name}">${endpoint.name}</a> `);
    return html`<tr id="error-${name}" data-words="${words(name, code, message)}"><td>${code}</td><td><code>${name}</code></td><td lang="zh">${message}</td><td>${isWarning(code) ? 'warn' : 'error'}</td><td>${links}</td></tr>`;
  });
  return html`<section><h2 id="errors">Errors</h2><div class="wide"><table><thead><tr><th>code</th><th>name</th><th>text</th><th>shown as</th><th>refused so by</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

function control(): Html {
  const rows = Object.entries(CONTROL).map(
    ([name, { method, path, summary, request }]) =>
      html`<details id="control-${name}" data-words="${words(name, path, summary)}"><summary><b>${method}</b><code>${path}</code><span>${name}</span><span class="quiet">${summary}</span></summary><h4>Takes</h4><pre>${sketch(request)}</pre></details>`,
  );
  return html`<section><h2 id="control">Control API of the mock platform</h2><p><a href="/__mock/openapi.json">OpenAPI 3.1 of the control API</a></p>${rows}</section>`;
}
