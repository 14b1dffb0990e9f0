import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { citedIds, findCitations } from './citations.ts';
import { citationProblems, coverRules } from './coverage.ts';
import { type Evidence, fromPlaywright, fromVitest, readResults } from './results.ts';
import { parseRules } from './rule-book.ts';

const BOOK = `# Chat

Surface: screen

- \`chat.a\` First.
  - fields x
- \`chat.b\` Second.
- \`chat.c\` Third.
  - surface wire: The client sends it and shows nothing.
text`;
const { rules } = parseRules('chat', BOOK);
const cite = (ids: string[], title = 't') => ({ file: 'a.test.ts', title, ids });
const result = (title: string, evidence: Evidence, passed = true) => ({ file: 'a.test.ts', title, passed, evidence });

describe('reading', () => {
  test('parses the lines with an id; each rule has the surface of its file unless it overrides it', () => {
    expect(rules.map(({ id, kind, text, surface }) => [id, kind, text, surface])).toEqual([
      ['chat.a', 'chat', 'First.', 'screen'],
      ['chat.b', 'chat', 'Second.', 'screen'],
      ['chat.c', 'chat', 'Third.', 'wire'],
    ]);
  });

  test.each([
    ['a file without a surface', '# Chat\n\n- `chat.a` First.'],
    ['an override without a reason', 'Surface: screen\n\n- `chat.a` First.\n  - surface wire: no'],
    ['an override without an effect', 'Surface: wire\n\n- `chat.a` First.\n  - surface wire: It is a request header.'],
  ])('reports %s', (_what, markdown) => {
    expect(parseRules('chat', markdown).problems).toHaveLength(1);
  });

  test('a title may cite one rule, several in one bracket, or several brackets', () => {
    expect(citedIds('[chat.a] one')).toEqual(['chat.a']);
    expect(citedIds('[chat.a, chat.b] two')).toEqual(['chat.a', 'chat.b']);
    expect(citedIds('[chat.a] [hall-event.1004.mic-op-1] two')).toEqual(['chat.a', 'hall-event.1004.mic-op-1']);
    expect(citedIds('[1, 2] array [plain]')).toEqual([]);
  });

  test('later brackets in a title cite nothing', () => {
    expect(citedIds('a line [chat.a] stays')).toEqual([]);
    expect(citedIds('[chat.a] and [chat.b]')).toEqual(['chat.a']);
  });

  test('finds citations in test and it calls with any quotes, and only there; a test that is expected to fail cites nothing', () => {
    // Concatenated, so that this file itself cites nothing.
    const call = 'test';
    const source = `${call}.fails('[chat.d] broken', f);\n${call}('[chat.a] x', () => {});\n${'it'}("[chat.b] y", f);\ndescribe('[chat.c] z', f);\nconst s = '[chat.c]';`;
    expect(findCitations('f.test.ts', source).map(({ ids }) => ids)).toEqual([['chat.a'], ['chat.b']]);
  });

  test('neither report counts skipped tests', () => {
    const vitest = {
      testResults: [
        {
          name: '/w/a.test.ts',
          assertionResults: [
            { title: '[chat.a] x', status: 'passed' },
            { title: '[chat.b] y', status: 'pending' },
          ],
        },
      ],
    };
    expect(fromVitest(vitest, '/w')).toEqual([
      { file: 'a.test.ts', title: '[chat.a] x', passed: true, evidence: 'below' },
    ]);
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      file: 'j.spec.ts',
      ok,
      tests: [{ status, annotations: title.includes('z') ? [] : [{ type: 'page' }] }],
    });
    const inner = { title: 'a group', specs: [spec('[chat.c] z', true, 'expected')] };
    const specs = [spec('[chat.a] x', true, 'expected'), spec('[chat.b] y', true, 'skipped')];
    expect(fromPlaywright({ suites: [{ title: 'j.spec.ts', specs, suites: [inner] }] })).toEqual([
      { file: 'e2e/j.spec.ts', title: '[chat.a] x', passed: true, evidence: 'page' },
      { file: 'e2e/j.spec.ts', title: '[chat.c] z', passed: true, evidence: 'below' },
    ]);
  });

  test('a generated title shows a shape; only a test that opened the app shows a page', () => {
    const report = (name: string, meta = {}) => ({
      testResults: [{ name, assertionResults: [{ title: 't', status: 'passed', meta }] }],
    });
    const evidence = (...about: Parameters<typeof report>) => fromVitest(report(...about), '/w')[0]?.evidence;
    expect(evidence('/w/mock-platform/testing/walks/walks.test.ts')).toBe('shape');
    expect(evidence('/w/tools/limits.test.ts')).toBe('shape');
    expect(evidence('/w/client/src/features/chat/sending.feature.test.ts')).toBe('below');
    expect(evidence('/w/client/src/x.browser.test.ts', { page: true })).toBe('page');
    expect(evidence('/w/client/src/x.browser.test.ts')).toBe('below');
  });

  test('the results of a file that was changed or deleted since its run are not counted', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(path.join(root, 'reports'));
    const files = ['same.test.ts', 'changed.test.ts', 'deleted.test.ts'];
    const testResults = files.map((file) => ({
      name: path.join(root, file),
      assertionResults: [{ title: `[chat.a] ${file}`, status: 'passed' }],
    }));
    const report = path.join(root, 'reports', 'vitest.json');
    writeFileSync(report, JSON.stringify({ testResults }));
    for (const file of files.slice(0, 2)) writeFileSync(path.join(root, file), '');
    utimesSync(report, 100, 100);
    utimesSync(path.join(root, 'same.test.ts'), 99, 99);
    utimesSync(path.join(root, 'changed.test.ts'), 101, 101);
    const { results, missing, stale } = readResults(root);
    expect(results.map(({ file }) => file)).toEqual(['same.test.ts']);
    expect(stale).toEqual(['changed.test.ts', 'deleted.test.ts']);
    expect(missing).toEqual(['browser.json', 'playwright.json']);
  });

  test('a report that is older than the code it speaks about is refused and names the newest file', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'rules-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const write = (file: string, text: string, changed: number) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
      utimesSync(path.join(root, file), changed, changed);
    };
    write('a.test.ts', '', 1);
    const assertionResults = [{ title: '[chat.a] t', status: 'passed' }];
    write(
      'reports/vitest.json',
      JSON.stringify({ testResults: [{ name: path.join(root, 'a.test.ts'), assertionResults }] }),
      100,
    );
    write('client/src/old.ts', '', 99);
    write('client/src/new.test.ts', '', 101);
    write('e2e/node_modules/new.ts', '', 101);
    const read = () => readResults(root);
    expect([read().results.length, read().outdated.size]).toEqual([1, 0]);
    write('mock-platform/src/core/new.ts', '', 101);
    expect([read().results, [...read().outdated]]).toEqual([[], [['vitest.json', 'mock-platform/src/core/new.ts']]]);
    write('mock-platform/src/core/new.ts', '', 99);
    // Scenes assert too, and fixtures decide what a journey sees.
    write('client/src/testing/hall-scenes.ts', '', 101);
    write('reports/playwright.json', JSON.stringify({ suites: [] }), 100);
    write('e2e/fixtures.ts', '', 102);
    expect([...read().outdated]).toEqual([
      ['vitest.json', 'client/src/testing/hall-scenes.ts'],
      ['playwright.json', 'e2e/fixtures.ts'],
    ]);
  });
});

describe('coverage', () => {
  const statuses = (results: ReturnType<typeof result>[], citations = [cite(['chat.a'])]) =>
    coverRules(rules, [], citations, results).rows.map(({ status }) => status);

  test('a rule is covered by a test that ran and passed, and by no other', () => {
    const { total, covered, screen, wire } = coverRules(
      rules,
      [],
      [cite(['chat.a']), cite(['chat.b'])],
      [result('[chat.a] t', 'page'), result('[chat.c] t', 'below')],
    );
    expect({ total, covered, screen, wire }).toEqual({
      total: 3,
      covered: 2,
      screen: { total: 2, covered: 1 },
      wire: { total: 1, covered: 1 },
    });
    expect(statuses([result('[chat.a] t', 'page')], [cite(['chat.b'])])).toEqual(['covered', 'not-run', 'uncovered']);
  });

  test('a screen rule that only Node tests show is below; a wire rule is covered by them', () => {
    expect(statuses([result('[chat.a] [chat.c] t', 'below')])).toEqual(['below', 'uncovered', 'covered']);
    expect(statuses([result('[chat.a] t', 'below'), result('[chat.a] t', 'page')])[0]).toBe('covered');
  });

  test('a generated title counts for calls and entities only', () => {
    const api = parseRules('api', 'Surface: wire\n- `api.x` A call.').rules;
    const generated = [result('[api.x, chat.c] t', 'shape')];
    expect(coverRules([...rules, ...api], [], [], generated).rows.map(({ status }) => status)).toEqual([
      'uncovered',
      'uncovered',
      'uncovered',
      'covered',
    ]);
  });

  test('one failing test makes its rules fail, however many tests pass', () => {
    expect(statuses([result('[chat.a] t', 'page'), result('[chat.a] t', 'below', false)])[0]).toBe('failing');
  });

  test('reports unknown ids, stale exemptions and empty reasons', () => {
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
