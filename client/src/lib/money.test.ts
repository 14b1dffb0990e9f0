import { expect, test } from 'vitest';
import { coinsText, priceText } from './money.ts';

test('coins are whole and grouped, prices come from whole cents, both in the digits of the language', () => {
  expect([coinsText(1_234_567, 'zh-CN'), coinsText(0, 'zh-CN'), coinsText(1980, 'fa-IR')]).toEqual([
    '1,234,567',
    '0',
    '۱٬۹۸۰',
  ]);
  expect([priceText(3000, 'CNY', 'zh-CN'), priceText(19_805, 'CNY', 'zh-CN')]).toEqual(['¥30.00', '¥198.05']);
  expect(priceText(3000, 'BRL', 'pt-BR').replace(/\s/g, ' ')).toBe('R$ 30,00');
  expect(priceText(3000, 'beads', 'zh-CN')).toBe('30.00 beads');
});
