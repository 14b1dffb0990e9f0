import { expect, test } from 'vitest';
import { type Summary, verdict } from './verdict.ts';

const summary = (broken: readonly string[]): Summary => ({
  metrics: Object.fromEntries(
    ['messages_lost', 'generator_lag_ms', 'delivery_ms'].map((name) => [
      name,
      { values: { count: 3, med: 1, 'p(95)': 2 }, thresholds: { limit: { ok: !broken.includes(name) } } },
    ]),
  ),
});
const last = (broken: readonly string[]) => verdict(summary(broken)).lines.at(-1);

test('a verdict names each missed threshold; a late generator makes the run invalid in any case', () => {
  expect(verdict(summary([])).isFine).toBe(true);
  expect(last([])).toBe('Every threshold held.');
  const { lines, isFine } = verdict(summary(['messages_lost']));
  expect(isFine).toBe(false);
  expect(lines.find((line) => line.includes(' lost '))).toMatch(/^✗ lost +3$/);
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
  expect([isFine, lines[0]]).toEqual([false, expect.stringMatching(/^✗ acknowledged twice +2$/)]);
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
    'Every threshold held.',
  ]);
  expect(verdictOf(0, 1)).toMatchObject({ isFine: false });
  expect(verdictOf(2, 2).lines).toContain('✓ every copy was recognised');
});

test('a fault that was asked for and never planted was not found', () => {
  const none = { values: { count: 0 } };
  const metrics = { losses_planted: { ...none, thresholds: { 'count>0': { ok: false } } }, messages_lost: none };
  const { lines, isFine } = verdict({ metrics });
  expect(isFine).toBe(false);
  expect(lines).toContainEqual(expect.stringMatching(/^✗ losses planted +0$/));
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

test('a run that ended early failed, though every figure until then held', () => {
  const { lines, isFine } = verdict(summary([]), ['The platform broke.']);
  expect(isFine).toBe(false);
  expect(lines.slice(-2)).toEqual(['✗ The platform broke.', 'The run FAILED: see ✗ above.']);
});

test('a run that was interrupted keeps what it has measured, and no figure that it has not is a zero that held', () => {
  const held = { limit: { ok: true } };
  const metrics = {
    messages_delivered: { values: { count: 420 }, thresholds: { limit: { ok: false } } },
    messages_shown_twice: { values: { count: 0 }, thresholds: held },
    messages_lost: { values: { count: 0 }, thresholds: held },
    losses_planted: { values: { count: 0 } },
    sockets_unopened: { values: { count: 0 }, thresholds: held },
    hall_begun: { values: { count: 2 }, thresholds: held },
    hall_ended: { values: { count: 0 }, thresholds: { limit: { ok: false } } },
    room_deliveries: { values: { count: 0 }, thresholds: { limit: { ok: false } } },
    room_stale: { values: { count: 0 }, thresholds: held },
    delivery_ms: { values: { count: 420, med: 1 }, thresholds: held },
    acknowledgement_ms: { values: { count: 0, med: 0 }, thresholds: held },
  };
  const { lines, isFine } = verdict({ metrics }, ['The run was interrupted by SIGINT.']);
  expect(isFine).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(/^✗ delivered +420$/),
    expect.stringMatching(/^– lost +not measured$/),
    expect.stringMatching(/^✓ shown twice +0$/),
    expect.stringMatching(/^– losses planted +not measured$/),
    expect.stringMatching(/^✗ delivered in the room +0$/),
    expect.stringMatching(/^– stale in the room +not measured$/),
    expect.stringMatching(/^✓ sockets that did not open +0$/),
    expect.stringMatching(/^✓ delivery +med 1\.0 ms/),
    expect.stringMatching(/^– acknowledgement +not measured$/),
    '– every planted loss was found, and no other: not measured',
    '✗ The run was interrupted by SIGINT.',
    'The run FAILED: see ✗ above.',
  ]);
});
