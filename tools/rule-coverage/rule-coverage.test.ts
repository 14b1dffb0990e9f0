import { describe, expect, test } from 'vitest';
import { citedIds, findCitations } from './citations.ts';
import { citationProblems, coverRules } from './coverage.ts';
import { fromPlaywright, fromVitest } from './results.ts';
import { parseRules } from './rule-book.ts';

const rules = parseRules(
  'chat',
  '# Chat\n\n- `chat.a` First.\n  - fields x\n- `chat.b` Second.\n- `chat.c` Third.\ntext',
);
const cite = (ids: string[], title = 't') => ({ file: 'a.test.ts', title, ids });

describe('reading', () => {
  test('rules are the lines with an id; their details are not rules', () => {
    expect(rules.map(({ id, kind, text }) => [id, kind, text])).toEqual([
      ['chat.a', 'chat', 'First.'],
      ['chat.b', 'chat', 'Second.'],
      ['chat.c', 'chat', 'Third.'],
    ]);
  });

  test('a title may cite one rule, several in one bracket, or several brackets', () => {
    expect(citedIds('[chat.a] one')).toEqual(['chat.a']);
    expect(citedIds('[chat.a, chat.b] two')).toEqual(['chat.a', 'chat.b']);
    expect(citedIds('[chat.a] [hall-event.1004.mic-op-1] two')).toEqual(['chat.a', 'hall-event.1004.mic-op-1']);
    expect(citedIds('[1, 2] array [plain]')).toEqual([]);
  });

  test('citations are found in test and it calls with any quotes, and not elsewhere', () => {
    // Put together, so that this file itself cites nothing.
    const call = 'test';
    const source = `${call}('[chat.a] x', () => {});\n${'it'}("[chat.b] y", f);\ndescribe('[chat.c] z', f);\nconst s = '[chat.c]';`;
    expect(findCitations('f.test.ts', source).map(({ ids }) => ids)).toEqual([['chat.a'], ['chat.b']]);
  });

  test('skipped tests count in neither report', () => {
    const vitest = {
      testResults: [
        {
          name: '/w/a.test.ts',
          assertionResults: [
            { fullName: '[chat.a] x', status: 'passed' },
            { fullName: '[chat.b] y', status: 'pending' },
          ],
        },
      ],
    };
    expect(fromVitest(vitest, '/w')).toEqual([{ file: 'a.test.ts', title: '[chat.a] x', passed: true }]);
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      file: 'j.spec.ts',
      ok,
      tests: [{ status }],
    });
    const playwright = {
      suites: [
        {
          title: 'j.spec.ts',
          file: 'j.spec.ts',
          specs: [spec('[chat.a] x', true, 'expected'), spec('[chat.b] y', true, 'skipped')],
        },
      ],
    };
    expect(fromPlaywright(playwright)).toEqual([{ file: 'e2e/j.spec.ts', title: '[chat.a] x', passed: true }]);
  });
});

describe('coverage', () => {
  test('a rule is covered only by a test that ran and passed', () => {
    const { total, covered, rows } = coverRules(
      rules,
      [],
      [cite(['chat.a']), cite(['chat.b'])],
      [{ file: 'a.test.ts', title: '[chat.a] t', passed: true }],
    );
    expect([total, covered]).toEqual([3, 1]);
    expect(rows.map(({ status }) => status)).toEqual(['covered', 'not-run', 'uncovered']);
  });

  test('one failing test makes its rules fail, however many pass', () => {
    const outcome = (passed: boolean) => ({ file: 'a.test.ts', title: '[chat.a] t', passed });
    expect(coverRules(rules, [], [], [outcome(true), outcome(false)]).rows[0]?.status).toBe('failing');
  });

  test('unknown ids, stale exemptions and empty reasons are problems', () => {
    const problems = citationProblems(
      rules,
      [
        { id: 'chat.b', reason: 'short' },
        { id: 'chat.x', reason: 'a reason that is long enough' },
      ],
      [cite(['chat.zzz']), cite(['chat.b'])],
    );
    expect(problems).toHaveLength(4);
    expect(
      citationProblems(rules, [{ id: 'chat.c', reason: 'a reason that is long enough' }], [cite(['chat.a'])]),
    ).toEqual([]);
  });
});
