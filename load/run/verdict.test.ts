import { expect, test } from 'vitest';
import { type Summary, verdict } from './verdict.ts';

const summary = (broken: readonly string[]): Summary => ({
  metrics: Object.fromEntries(
    ['messages_lost', 'generator_lag_ms', 'delivery_ms'].map((name) => [
      name,
      { values: { count: 3, med: 1, 'p(95)': 2 }, thresholds: { 'count<9': { ok: !broken.includes(name) } } },
    ]),
  ),
});
const last = (broken: readonly string[]) => verdict(summary(broken)).lines.at(-1);

test('a verdict names each missed threshold; a late generator makes the run invalid in any case', () => {
  expect(verdict(summary([])).isFine).toBe(true);
  expect(last([])).toBe('Every threshold held: lost 3.');
  const { lines, isFine } = verdict(summary(['messages_lost']));
  expect(isFine).toBe(false);
  expect(lines.find((line) => line.includes(' lost '))).toMatch(/^✗ lost +3 {2}\(limit < 9, missed\)$/);
  expect(last(['messages_lost'])).toMatch(/^The run FAILED/);
  expect(last(['messages_lost', 'generator_lag_ms'])).toMatch(/^INVALID/);
});

test('a line that was acknowledged twice fails a run, and has a line of its own', () => {
  const verdictOf = (twice: number) =>
    verdict({
      metrics: {
        messages_acknowledged_twice: { values: { count: twice }, thresholds: { 'count==0': { ok: twice === 0 } } },
      },
    });
  expect(verdictOf(0)).toMatchObject({ isFine: true });
  const { lines, isFine } = verdictOf(2);
  expect([isFine, lines[0]]).toEqual([
    false,
    expect.stringMatching(/^✗ acknowledged twice +2 {2}\(limit 0, missed\)$/),
  ]);
});

test('a planted fault that was not found, and one that was not planted, fail the comparison', () => {
  const linesOf = (planted: number, found: number) => {
    const metrics = { losses_planted: { values: { count: planted } }, messages_lost: { values: { count: found } } };
    return verdict({ metrics }).lines;
  };
  expect(linesOf(3, 3)).toContain('✓ every planted loss was found, and no other');
  expect(linesOf(3, 2)).toContain('✗ every planted loss was found, and no other');
  expect(linesOf(3, 4)).toContain('✗ every planted loss was found, and no other');
  expect(verdict(summary([])).lines.filter((line) => line.includes('planted'))).toEqual([]);
});

test('a comparison of nothing with nothing was not measured, and one that finds what was not planted fails', () => {
  const verdictOf = (injected: number, recognised: number) =>
    verdict({
      metrics: {
        copies_injected: { values: { count: injected } },
        copies_recognised: { values: { count: recognised } },
        losses_planted: { values: { count: 0 } },
        messages_lost: { values: { count: 0 } },
      },
    });
  const { lines, isFine } = verdictOf(0, 0);
  expect(isFine).toBe(true);
  expect(lines.slice(-3)).toEqual([
    '– every copy was recognised: not measured, there was none',
    '– every planted loss was found, and no other: not measured, there was none',
    'Every threshold held: lost 0.',
  ]);
  expect(verdictOf(0, 1)).toMatchObject({ isFine: false });
  expect(verdictOf(2, 2).lines).toContain('✓ every copy was recognised');
});

test('a fault that was asked for and never planted was not found', () => {
  const none = { values: { count: 0 } };
  const metrics = { losses_planted: { ...none, thresholds: { 'count>0': { ok: false } } }, messages_lost: none };
  const { lines, isFine } = verdict({ metrics });
  expect(isFine).toBe(false);
  expect(lines).toContainEqual(expect.stringMatching(/^✗ losses planted +0 {2}\(limit > 0, missed\)$/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^✗ every planted loss was found, and no other: none was planted/),
  );
});

test('a play that k6 interrupted fails the run, though no play failed', () => {
  const counts = (begun: number, held: number, failed: number) =>
    verdict({
      metrics: {
        scenarios_begun: { values: { count: begun } },
        scenarios_held: { values: { count: held } },
        scenarios_failed: { values: { count: failed } },
      },
    });
  expect(counts(5, 4, 1).lines).toContain('✓ every scenario that began came to its end');
  expect(counts(0, 0, 0).lines).toContain('– every scenario that began came to its end: not measured, there was none');
  expect(counts(5, 4, 0)).toMatchObject({ isFine: false });
  expect(counts(5, 4, 0).lines).toContain('✗ every scenario that began came to its end: 1 did not');
});

test('steps that need a page are no part of the steps played, and the conclusion says that nothing has checked them', () => {
  const ofPlays = (leftOut: number, language: 'zh' | 'en') =>
    verdict(
      {
        metrics: {
          scenarios_begun: { values: { count: 11 } },
          scenarios_held: { values: { count: 11 } },
          scenarios_failed: { values: { count: 0 } },
          steps_played: { values: { count: 154 } },
          ...(leftOut > 0 && { steps_left_out: { values: { count: leftOut } } }),
        },
      },
      [],
      language,
    ).lines;
  expect(ofPlays(66, 'en')).toContain('  need a page, not checked       66');
  expect(ofPlays(66, 'en').at(-1)).toBe(
    'Every threshold held: scenarios that failed 0; 66 steps need a page, not checked.',
  );
  expect(ofPlays(66, 'zh')).toContain('  需要页面，没有检查             66');
  expect(ofPlays(66, 'zh').at(-1)).toBe('全部达标：失败的剧本 0；66 步需要页面，没有检查。');
  expect(ofPlays(0, 'en').at(-1)).toBe('Every threshold held: scenarios that failed 0.');
});

test('a run that ended early failed, though every figure until then held', () => {
  const { lines, isFine } = verdict(summary([]), ['The platform broke.']);
  expect(isFine).toBe(false);
  expect(lines.slice(-2)).toEqual(['✗ The platform broke.', 'The run FAILED: lost 3; see ✗ above.']);
});

test('a run that was interrupted keeps what it has measured, and no figure that it has not is a zero that held', () => {
  const held = { 'count==0': { ok: true } };
  const metrics = {
    messages_delivered: { values: { count: 420 }, thresholds: { 'count==840': { ok: false } } },
    messages_shown_twice: { values: { count: 0 }, thresholds: held },
    messages_lost: { values: { count: 0 }, thresholds: held },
    losses_planted: { values: { count: 0 } },
    sockets_unopened: { values: { count: 0 }, thresholds: held },
    hall_begun: { values: { count: 2 }, thresholds: held },
    hall_ended: { values: { count: 0 }, thresholds: { limit: { ok: false } } },
    room_deliveries: { values: { count: 0 }, thresholds: { 'count==90': { ok: false } } },
    room_stale: { values: { count: 0 }, thresholds: held },
    delivery_ms: { values: { count: 420, med: 1 }, thresholds: held },
    acknowledgement_ms: { values: { count: 0, med: 0 }, thresholds: held },
  };
  const { lines, isFine } = verdict({ metrics }, ['The run was interrupted by SIGINT.']);
  expect(isFine).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(/^✗ delivered +420 {2}\(limit 840, missed\)$/),
    expect.stringMatching(/^– lost +not measured {2}\(limit 0\)$/),
    expect.stringMatching(/^✓ shown twice +0 {2}\(limit 0, held\)$/),
    expect.stringMatching(/^– losses planted +not measured$/),
    expect.stringMatching(/^✗ delivered in the room +0 {2}\(limit 90, missed\)$/),
    expect.stringMatching(/^– stale in the room +not measured {2}\(limit 0\)$/),
    expect.stringMatching(/^✓ sockets that did not open +0 {2}\(limit 0, held\)$/),
    expect.stringMatching(/^✓ delivery +med 1\.0 ms .* {2}\(limit 0, held\)$/),
    expect.stringMatching(/^– acknowledgement +not measured {2}\(limit 0\)$/),
    '– every planted loss was found, and no other: not measured',
    '✗ The run was interrupted by SIGINT.',
    'The run FAILED: lost not measured, shown twice 0; see ✗ above.',
  ]);
});

const ofHall = (lost: number, p95: number): Summary => ({
  metrics: {
    messages_delivered: { values: { count: 840 - lost }, thresholds: { 'count==840': { ok: lost === 0 } } },
    messages_lost: { values: { count: lost }, thresholds: { 'count==0': { ok: lost === 0 } } },
    messages_shown_twice: { values: { count: 0 }, thresholds: { 'count==0': { ok: true } } },
    messages_acknowledged: { values: { count: 20 } },
    sockets_silent: { values: { count: 0 }, thresholds: { 'count==0': { ok: true } } },
    copies_injected: { values: { count: 0 } },
    delivery_ms: {
      values: { count: 840, med: 4, 'p(95)': p95, 'p(99)': 300, max: 301 },
      thresholds: { 'p(95)<250': { ok: p95 < 250 } },
    },
    generator_lag_ms: {
      values: { count: 9, med: 1, 'p(95)': 2, 'p(99)': 3, max: 4 },
      thresholds: { 'p(95)<50': { ok: true }, 'p(99)<250': { ok: true } },
    },
  },
});

test('each figure that is judged has its limits beside it, and the conclusion names what is missing, also when it is nothing', () => {
  expect(verdict(ofHall(0, 9)).lines).toEqual([
    '✓ delivered                      840  (limit 840, held)',
    '✓ lost                           0  (limit 0, held)',
    '✓ shown twice                    0  (limit 0, held)',
    '  copies injected                0',
    '✓ silent sockets                 0  (limit 0, held)',
    '✓ delivery                       med 4.0 ms  p(95) 9.0 ms  p(99) 300.0 ms  max 301.0 ms  (limit p(95) < 250 ms, held)',
    '✓ generator lag                  med 1.0 ms  p(95) 2.0 ms  p(99) 3.0 ms  max 4.0 ms  (limit p(95) < 50 ms, held; limit p(99) < 250 ms, held)',
    '– every copy was recognised: not measured, there was none',
    'Every threshold held: lost 0, shown twice 0, silent sockets 0.',
  ]);
  const { lines } = verdict(ofHall(3, 260));
  expect(lines[5]).toMatch(/\(limit p\(95\) < 250 ms, missed\)$/);
  expect(lines.at(-1)).toBe('The run FAILED: lost 3, shown twice 0, silent sockets 0; see ✗ above.');
});

test('a verdict in Chinese has no English but the names of k6, and its columns stand below each other', () => {
  const { lines } = verdict(ofHall(3, 260), ['平台断了。'], 'zh');
  expect(lines.slice(0, 3)).toEqual([
    '✗ 送达                           837（限 840，未达标）',
    '✗ 丢失                           3（限 0，未达标）',
    '✓ 重复显示                       0（限 0，达标）',
  ]);
  expect(lines.at(-1)).toBe('运行失败：丢失 3，重复显示 0，沉默的连接 0；见上面的 ✗。');
  expect(lines.join('\n').replaceAll(/\bmed\b|p\(\d+\)|\bmax\b|\bms\b/g, '')).not.toMatch(/[a-z]{2}/i);
});

test('the conclusion of a run that planted defects says that they were found, and which figures they are', () => {
  const ofRoom = (lost: number) =>
    verdict({
      metrics: {
        room_lost: { values: { count: lost } },
        room_shown_twice: { values: { count: 0 } },
        room_silent: { values: { count: 0 }, thresholds: { 'count==0': { ok: true } } },
        room_losses_planted: { values: { count: 16 }, thresholds: { 'count>0': { ok: true } } },
      },
    }).lines.at(-1);
  expect(ofRoom(16)).toBe(
    'Every threshold held, and every planted defect was found: lost in the room 16 as planted, shown twice in the room 0, members who heard nothing 0.',
  );
  expect(ofRoom(15)).toBe(
    'The run FAILED: lost in the room 15, shown twice in the room 0, members who heard nothing 0; see ✗ above.',
  );
});
