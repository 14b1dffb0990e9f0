import { beforeEach, describe, expect, test } from 'vitest';
import { coinsText } from '../lib/money.ts';
import { createTexts, type Texts } from './engine.ts';
import type { Language } from './languages.ts';

const fails: Language[] = [];
const missed: string[] = [];
beforeEach(() => {
  fails.length = 0;
  missed.length = 0;
});

const texts = (language: Language = 'zh-CN'): Promise<Texts> =>
  createTexts({
    language,
    onLoadFailed: (failed) => fails.push(failed),
    onMissing: (key) => missed.push(key),
  });

describe('createTexts', () => {
  test('[i18n.change-reload-or-event] changing the language emits a change event and reloads nothing', async () => {
    const { engine, change } = await texts();
    const seen: string[] = [];
    engine.onChanged(() => seen.push(engine.language));
    await change('en-US');
    expect([engine.t('shell.signIn'), seen, fails]).toEqual(['Sign in', ['en-US'], []]);
  });

  test('a chapter is loaded in the language of the page alone, and follows every change of language', async () => {
    const { engine, has, need, change } = await texts('en-US');
    expect([has(['session']), has(['login'])]).toEqual([true, false]);
    await need(['login']);
    expect([has(['login']), engine.t('login.submit'), engine.has('zh-CN', 'login')]).toEqual([true, 'Sign in', false]);
    await change('zh-CN');
    expect([has(['login']), engine.t('login.submit'), has(['room'])]).toEqual([true, '登录', false]);
  });

  test('a chapter that is needed while the language changes arrives in both languages', async () => {
    const { engine, has, need, change } = await texts();
    await Promise.all([change('ja-JP'), need(['room'])]);
    expect([engine.language, has(['room']), missed]).toEqual(['ja-JP', true, []]);
  });

  test('the last chosen language wins, whichever arrives last', async () => {
    const { engine, change } = await texts();
    await Promise.all([change('en-US'), change('zh-CN')]);
    expect(engine.language).toBe('zh-CN');
  });

  test('a text of a chapter that is not loaded is reported, and its key is not shown', async () => {
    const { engine } = await texts();
    expect([engine.t('room.leave'), missed]).toEqual(['', ['room.leave']]);
  });

  test('numbers inside a text are written in the digits of the language', async () => {
    const { engine, need } = await texts('fa-IR');
    await need(['person']);
    expect(engine.t('person.age', { n: 21 })).toContain('۲۱');
    // As amounts of coins are, too.
    expect(engine.t('person.age', { n: 1980 })).toContain(coinsText(1980, 'fa-IR'));
  });

  test('a count chooses the plural form by the rules of the language', async () => {
    const { engine } = await texts('en-US');
    const members = (count: number) => engine.t('halls.card.members', { count, n: String(count) });
    expect([members(1), members(2), members(0)]).toEqual(['1 member', '2 members', '0 members']);
  });

  test('one coin is one coin, wherever the wallet tells of coins, and millions of them have a text', async () => {
    const { engine, need, change } = await texts('en-US');
    await need(['wallet']);
    const told = (count: number) =>
      (['wallet.coins', 'wallet.order.paidText', 'wallet.paidToast', 'wallet.packToast'] as const).map((key) =>
        engine.t(key, { count, n: count }),
      );
    expect(told(1)).toEqual([
      '1 coin',
      '1 coin was added',
      'Top-up complete: 1 coin was added',
      'Package claimed: 1 coin',
    ]);
    expect(told(2)[1]).toBe('2 coins were added');
    await change('pt-BR');
    expect([told(1)[0], told(2)[0], told(1_000_000)[0], missed]).toEqual(['1 moeda', '2 moedas', '1000000 moedas', []]);
  });

  test('a listener that has unsubscribed hears of no further change', async () => {
    const { engine, change } = await texts();
    const seen: string[] = [];
    const unsubscribe = engine.onChanged(() => seen.push(engine.language));
    await change('en-US');
    unsubscribe();
    await change('zh-CN');
    expect(seen).toEqual(['en-US']);
  });

  test('[i18n.direction-rtl] a value inside right-to-left text keeps its own direction', async () => {
    const { engine, change } = await texts('fa-IR');
    expect(engine.t('halls.card.joinNamed', { name: '<A&B>' })).toContain('\u2068<A&B>\u2069');
    await change('en-US');
    expect(engine.t('halls.card.joinNamed', { name: '<A&B>' })).not.toContain('\u2068');
  });

  test('[i18n.fallback] a text that a language lacks is shown in Chinese, never as a key', async () => {
    const { engine } = await texts();
    engine.add('pt-BR', 'nav', {});
    await engine.show('pt-BR');
    expect(engine.t('shell.signIn')).toBe('登录');
  });
});
