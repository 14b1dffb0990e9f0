import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutHints } from './quiet-i18next.ts';

test('hints do nothing, errors are told, and all other code stays where it was', () => {
  const code = `if (late) this.logger.warn(\`too
late\`);else this.services.logger.error('failed');
baseLogger.deprecate('x'); console.warn('y'); this.warn('z');`;
  const quiet = withoutHints(code);
  expect(quiet).toHaveLength(code.length);
  expect(quiet.replace(/\s+/g, ' ')).toBe(
    "if (late) void 0 ;else this.services.logger.error('failed'); void 0 ; console.warn('y'); this.warn('z');",
  );
});

test('the package has hints, and its logger hears them in debug mode alone', () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('i18next/package.json'));
  const code = readFileSync(path.join(folder, 'dist/esm/i18next.js'), 'utf8');
  expect(withoutHints(code).replace(/\s+/g, '').length).toBeLessThan(code.replace(/\s+/g, '').length - 2000);
  for (const hint of ['log', 'warn', 'deprecate'])
    expect(code).toMatch(
      new RegExp(`\\b${hint}\\(\\.\\.\\.args\\) \\{\\s*return this\\.forward\\(args, '\\w+', '[^']*', true\\)`),
    );
  expect(code).toContain('if (debugOnly && !this.debug) return null;');
  expect(code).toMatch(/\bonce\(key, lvl, \.\.\.args\) \{\s*if \(!this\.debug/);
});
