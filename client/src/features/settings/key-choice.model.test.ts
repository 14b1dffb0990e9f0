import { expect, test } from 'vitest';
import { actionOf, comboOf, DEFAULT_KEYS, type KeyAction, talkCombo } from '../preferences/index.ts';
import { ownerOf, problemOf } from './key-choice.model.ts';

const ACTIONS = Object.keys(DEFAULT_KEYS) as KeyAction[];
const press = (key: string, held: Partial<KeyboardEvent> = {}, code = '') => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('each action has keys of its own, and every one of them could be bound again', () => {
  expect(new Set(Object.values(DEFAULT_KEYS)).size).toBe(ACTIONS.length);
  expect(ACTIONS.filter((action) => problemOf(action, DEFAULT_KEYS[action]) !== null)).toEqual([]);
});

test('keys are named by the letter of the layout, and by their place where the layout has another script', () => {
  expect(comboOf(press('k', { ctrlKey: true }, 'KeyT'))).toBe('Mod+KeyK');
  expect(comboOf(press('ن', { metaKey: true }, 'KeyK'))).toBe('Mod+KeyK');
  expect(comboOf(press('˚', { altKey: true }, 'KeyK'))).toBe('Alt+KeyK');
  expect(comboOf(press('ArrowUp', { altKey: true, shiftKey: true }, 'Numpad8'))).toBe('Alt+Shift+ArrowUp');
});

test('signs and digits are named by their place where the layout has others there', () => {
  expect(comboOf(press('و', { ctrlKey: true }, 'Comma'))).toBe(DEFAULT_KEYS.settings);
  expect(comboOf(press('÷', { altKey: true }, 'Slash'))).toBe('Alt+/');
  expect(comboOf(press('۱', { ctrlKey: true }, 'Digit1'))).toBe('Mod+1');
  expect(comboOf(press('.', { ctrlKey: true }, 'Slash'))).toBe('Mod+.');
});

test('bound keys replace the usual ones, and an action without keys does nothing', () => {
  const bindings = { quick: 'Alt+KeyG', next: '' };
  expect(actionOf(bindings, press('g', { altKey: true }))).toBe('quick');
  expect(actionOf(bindings, press('k', { ctrlKey: true }))).toBeUndefined();
  expect(actionOf(bindings, press('ArrowDown', { altKey: true }))).toBeUndefined();
});

test('keys of the browser and keys that write are refused, and a conflict names the other action', () => {
  expect([problemOf('quick', 'Mod+KeyT'), problemOf('quick', 'F5')]).toEqual(['browser', 'browser']);
  expect([problemOf('quick', 'KeyG'), problemOf('quick', 'Tab'), problemOf('quickMute', 'Enter')]).toEqual(
    Array(3).fill('needsModifier'),
  );
  expect([problemOf('quickMute', 'KeyG'), problemOf('quick', 'F9'), problemOf('next', 'Alt+KeyJ')]).toEqual(
    Array(3).fill(null),
  );
  expect(ownerOf({ bindings: {}, talk: '' }, ACTIONS, { action: 'next', combo: 'Mod+KeyK' })).toBe('quick');
  expect(ownerOf({ bindings: { quick: '' }, talk: '' }, ACTIONS, { action: 'next', combo: 'Mod+KeyK' })).toBeNull();
  expect(ownerOf({ bindings: {}, talk: '' }, ACTIONS, { action: 'quick', combo: 'Mod+KeyK' })).toBeNull();
});

test('keys that edit texts, move windows or write with AltGr are refused', () => {
  const refused = ['Mod+Shift+KeyZ', 'Mod+Shift+KeyV', 'Mod+ArrowLeft', 'Mod+Shift+ArrowRight', 'Mod+Home', 'Mod+End'];
  const written = ['Mod+Alt+KeyE', 'Mod+Alt+@', 'Mod+Alt+Shift+KeyS'];
  const combos = [...refused, ...written, 'Mod+Enter', 'Alt+Space'];
  expect(combos.filter((combo) => problemOf('quick', combo) !== 'browser')).toEqual([]);
  expect(problemOf('quick', 'Mod+Alt+ArrowUp')).toBeNull();
});

test('the talk key is told as the owner of its key while the voice waits for it', () => {
  const wish = { action: 'quickMute', combo: 'KeyV' } as const;
  const ownerWith = (voice: Parameters<typeof talkCombo>[0]) =>
    ownerOf({ bindings: {}, talk: talkCombo(voice) }, ACTIONS, wish);
  expect(ownerWith({ VoiceMode: 2, Key: 'KeyV,V' })).toBe('talk');
  expect(ownerWith({ VoiceMode: 2, Key: 'KeyV,ر' })).toBe('talk');
  expect(ownerWith({ VoiceMode: 1, Key: 'KeyV,V' })).toBeNull();
  expect(ownerOf({ bindings: { mute: '' }, talk: '' }, ACTIONS, { action: 'next', combo: 'Alt+KeyJ' })).toBeNull();
});
