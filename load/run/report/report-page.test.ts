import { expect, test } from 'vitest';
import { CHART_WORDS_ZH, chartText } from '../words/chart-words.ts';
import { textsOfCharts } from './charts.ts';
import { readRecording } from './recording.ts';
import { reportPage } from './report-page.ts';

const AGGREGATES = {
  counter: ['count', 'rate'],
  gauge: ['value'],
  trend: ['avg', 'max', 'med', 'min', 'p(90)', 'p(95)', 'p(99)'],
};
const entry = (event: string, data: unknown) => JSON.stringify({ event, data });
const trend = (med: number, max = med * 4) => [med, max, med, med, med * 2, med * 2.5, med * 3];
/** Three seconds of a hall, as k6 records them: metrics are known from their first sample on. */
const RECORDED = [
  entry('param', { aggregates: AGGREGATES }),
  entry('metric', { time: { type: 'gauge' } }),
  entry('start', [[1_000_000]]),
  entry('metric', { sockets_opened: { type: 'counter' } }),
  entry('snapshot', [[8, 8], [1_001_000]]),
  entry('metric', {
    delivery_ms: { type: 'trend' },
    messages_delivered: { type: 'counter' },
    messages_shown_twice: { type: 'counter' },
    sockets_ended: { type: 'counter' },
  }),
  entry('snapshot', [trend(5), [80, 80], [0, 0], [3, 3], [2, 2], [1_002_000]]),
  entry('snapshot', [trend(0), [0, 0], [1, 1], [0, 0], [0, 0], [1_003_000]]),
].join('\n');

const page = (
  lines: readonly string[],
  isFine: boolean,
  recorded = RECORDED,
  script: 'hall' | 'logins' = 'hall',
  language: 'zh' | 'en' = 'en',
) =>
  reportPage(
    {
      name: 'dedupe',
      script,
      announcement: '50 sockets, 100 a second, 5 s, validation <sampled>',
      lines,
      isFine,
      endedAt: new Date('2026-01-02T03:04:05Z'),
      language,
    },
    readRecording(recorded),
  );
/** The path of the first line of a chart. */
const pathIn = (html: string, title: string, line = 0) =>
  new RegExp(`aria-label="${title}:[^>]*>.*?class="line of-${line}" d="([^"]*)"`).exec(html)?.[1] ?? '';

test('a report begins with the name, the sizes and the verdict of its run', () => {
  const html = page(["✗ lost $& $' 3", 'The run FAILED: see ✗ above.'], false);
  expect(html).toContain('<title>dedupe: failed</title>');
  expect(html).toContain('<h1>dedupe: <strong>The run FAILED: see ✗ below.</strong></h1>');
  expect(html).toContain(
    '50 sockets, 100 a second, 5 s, validation &lt;sampled&gt;, ended <time>2026-01-02T03:04:05.000Z</time>',
  );
  expect(html).toContain("<mark>✗ lost $&amp; $' 3</mark>");
  expect(html.indexOf('<header')).toBeLessThan(html.indexOf('<figure'));
});

test('the report of a run that held says so in its title and heading', () => {
  const html = page(['✓ lost 0', 'Every threshold held.'], true);
  expect(html).toContain('<title>dedupe: held</title>');
  expect(html).toContain('<header id="verdict" class="fine">');
  expect(html).not.toContain('<mark>');
});

test('a chart has unit, legend and a line of what was measured each second', () => {
  const html = page(['Every threshold held.'], true);
  expect(html).toContain('<h2>Deliveries <span class="unit">a second</span></h2>');
  expect(html).toContain('aria-label="Deliveries: in the hall up to 80 a second"');
  // 80 stands at the top of the axis, 0 at its foot.
  expect(pathIn(html, 'Deliveries')).toBe('M273.3 230L484.7 14L696 230');
  expect(html).toContain('aria-label="Delay of deliveries: half below up to 5 ms;');
  // A second without a delivery has no delay, which is no zero.
  expect(pathIn(html, 'Delay of deliveries', 3)).toBe('');
  expect(html).toContain('<circle class="dot of-3" cx="484.7" cy="14" r="3"/>');
});

test('open sockets are those that opened without those that closed; a storm whose sockets are back in the same second shows', () => {
  const html = page(['Every threshold held.'], true);
  expect(html).toContain('aria-label="Open sockets: open up to 8 sockets; open throughout up to 7 sockets"');
  expect(pathIn(html, 'Open sockets')).toBe('M273.3 14L484.7 41L696 41');
  expect(pathIn(html, 'Open sockets', 1)).toBe('M273.3 230L484.7 95L696 41');
});

test('no chart is empty: what was not measured is named with the reason', () => {
  const html = page(['Every threshold held.'], true);
  expect(html.match(/<figure>/g)).toHaveLength(4);
  expect(html).toContain('<li><b>Logins</b>: the people of a hall are signed in before the run.</li>');
  expect(html).toContain('<li><b>Delay of the generator</b>: the run ended before it was measured.</li>');
  const wave = page(['Every threshold held.'], true, '', 'logins');
  expect(wave).not.toContain('<figure>');
  expect(wave).toContain('<li><b>Deliveries</b>: a wave of logins sends no messages.</li>');
});

test('errors show the kinds that there were, or that there was none', () => {
  expect(page(['Every threshold held.'], true)).toContain('aria-label="Errors: shown twice up to 1 a second"');
  const quiet = RECORDED.replaceAll('[1,1]', '[0,0]');
  expect(page(['Every threshold held.'], true, quiet)).toContain(
    'aria-label="Errors: none of any kind up to 0 a second"',
  );
});

test('the file needs no other', () => {
  expect(page(['Every threshold held.'], true)).not.toMatch(/<script|<link|src=|href=|url\(/);
});

test('a recording that was cut off has the seconds until then', () => {
  const { seconds, metrics } = readRecording(`${RECORDED}\n{"event":"snap`);
  expect(seconds).toEqual([1, 2, 3]);
  expect(metrics.get('messages_delivered')?.periods).toEqual([
    [0, 0],
    [80, 80],
    [0, 0],
  ]);
  expect(metrics.get('delivery_ms')?.periods.map((values) => values?.[1] ?? null)).toEqual([null, 20, null]);
});

test('each kind of error has a look of its own, however many there are', () => {
  const kinds = [
    'contract_violations',
    'frames_doubled',
    'lines_out_of_order',
    'logins_refused',
    'messages_out_of_order',
    'messages_shown_twice',
    'messages_stale',
    'room_calls_refused',
    'room_out_of_order',
    'room_shown_twice',
    'room_stale',
    'scenarios_failed',
    'sockets_closed',
  ];
  const recorded = [
    entry('param', { aggregates: AGGREGATES }),
    entry('metric', {
      time: { type: 'gauge' },
      ...Object.fromEntries(kinds.map((name) => [name, { type: 'counter' }])),
    }),
    entry('start', [[1_000_000]]),
    entry('snapshot', [...kinds.map(() => [2, 2]), [1_001_000]]),
    entry('snapshot', [...kinds.map(() => [3, 3]), [1_002_000]]),
  ].join('\n');
  const html = page(['✗ all'], false, recorded);
  const looks = new Set([...html.matchAll(/class="(?:line|dot|swatch) (of-\d+)"/g)].map(([, look]) => look));
  expect(looks.size).toBe(kinds.length);
  expect([...looks].filter((look) => !html.includes(`.${look} {`))).toEqual([]);
});

test('a report speaks Chinese where that is asked for, charts and what was not measured included', () => {
  const html = page(['✗ 丢失 3', '运行失败：丢失 3；见上面的 ✗。'], false, RECORDED, 'hall', 'zh');
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toContain('<h1>dedupe：<strong>运行失败：丢失 3；见下面的 ✗。</strong></h1>');
  expect(html).toContain('aria-label="送达延迟：一半低于 最高 5 毫秒；');
  expect(html.match(/aria-label="[^"]*[:;] /)).toBeNull();
  expect(html).toContain('<li><b>登录</b>：大厅里的人在运行前已登录。</li>');
});

test('every text of a chart has Chinese words', () => {
  expect(textsOfCharts().filter((text) => CHART_WORDS_ZH[text] === undefined)).toEqual([]);
  const parts = ['in the hall', 'half below', 'the latest', 'open', 'open throughout', 'none of any kind', 'entry'];
  expect(parts.filter((text) => chartText(text, 'zh') === text)).toEqual([]);
  expect(chartText('hall: 95 % below', 'zh')).toBe('大厅：95% 低于');
});
