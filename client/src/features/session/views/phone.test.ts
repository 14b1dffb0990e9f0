import { describe, expect, test } from 'vitest';
import { phoneOf, phoneProblem } from './phone.ts';

describe('a phone number', () => {
  test.each([
    ['as it is', '13912345678'],
    ['with the code of the country and blanks', '+86 139 1234 5678'],
    ['with dashes', '139-1234-5678'],
    ['with the other form of the code', '0086 139–1234–5678'],
    ['with brackets', '(+86) 139.1234.5678'],
    ['with the code alone', '8613912345678'],
    ['from an address book, with its directions', '\u202a+86\u00a0139\u00a01234\u00a05678\u202c'],
    ['in wide characters', '＋８６１３９１２３４５６７８'],
  ])('[rule.template.phone-legal] is accepted %s', (_how, typed) => {
    expect([phoneOf(typed), phoneProblem(phoneOf(typed))]).toEqual(['13912345678', null]);
  });

  test.each(['+1 212 555 0100', '139 1234 567', '139 1234 56789', '139 1234 567x', '+85 1391234567'])(
    '[rule.template.phone-legal] %s is none of the contract, and is not cut to one',
    (typed) => {
      expect(phoneProblem(phoneOf(typed))).toBe('login.form.phoneInvalid');
    },
  );

  test('can be typed with the code of the country, one character after the other', () => {
    expect([...'+86 139 1234 5678'].reduce((field, key) => phoneOf(field + key), '')).toBe('13912345678');
  });
});
