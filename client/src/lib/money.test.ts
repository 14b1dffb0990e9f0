import { expect, test } from 'vitest';
import { coinsText, priceText } from './money.ts';

test('coins are whole and grouped from 10 000 on, prices come from whole cents, both in the digits of the language', () => {
  expect([1_234_567, 10_000, 1314, 0].map((coins) => coinsText(coins, 'zh-CN'))).toEqual([
    '1,234,567',
    '10,000',
    '1314',
    '0',
  ]);
  expect(coinsText(9999.5, 'zh-CN')).toBe('9999.5');
  expect([coinsText(1980, 'fa-IR'), coinsText(19_800, 'fa-IR')]).toEqual(['۱۹۸۰', '۱۹٬۸۰۰']);
  expect([priceText(3000, 'CNY', 'zh-CN'), priceText(19_805, 'CNY', 'zh-CN')]).toEqual(['¥30.00', '¥198.05']);
  expect(priceText(3000, 'BRL', 'pt-BR').replace(/\s/g, ' ')).toBe('R$ 30,00');
  expect(priceText(3000, 'beads', 'zh-CN')).toBe('30.00 beads');
});
