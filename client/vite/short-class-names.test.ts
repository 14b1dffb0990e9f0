import { expect, test } from 'vitest';
import { bindClasses, sheetsWithoutStyles, shortNames } from './short-class-names.ts';

const sheets = Array.from({ length: 60 }, (_, index) => `/src/${index}.module.css`);

test('every class of every sheet has a name of its own, and keeps it', () => {
  const nameOf = shortNames(sheets);
  const classes = sheets.flatMap((sheet) =>
    Array.from({ length: 40 }, (_, index) => [`class${index}`, sheet] as const),
  );
  const names = classes.map(([name, sheet]) => nameOf(name, sheet));
  expect(new Set(names).size).toBe(classes.length);
  expect(classes.map(([name, sheet]) => nameOf(name, sheet))).toEqual(names);
  expect(names.every((name) => /^[a-z]\w{1,4}$/.test(name))).toBe(true);
});

test('a sheet that is not among those of the client is an error', () => {
  expect(() => shortNames(sheets)('row', '/elsewhere.module.css')).toThrow('/elsewhere.module.css');
});

test('a view names its classes in a way that the bundler resolves', () => {
  const view = "import styles from './Row.module.css';\nrow(styles['row'], styles[look], wide && styles['wide']);";
  expect(bindClasses(view)).toBe(
    "import * as styles from './Row.module.css';\nrow(styles.row, styles[look], wide && styles.wide);",
  );
});

test('a sheet whose styles a build lost is named', () => {
  const classes = new Map([
    ['/src/Row.module.css', 'a00'],
    ['/src/Tree.module.css', 'b00'],
  ]);
  expect(sheetsWithoutStyles(classes, '.a00{color:red}.a00:hover{color:blue}')).toEqual(['/src/Tree.module.css']);
  expect(sheetsWithoutStyles(classes, '.a00,.b00>.b01{color:red}')).toEqual([]);
});
