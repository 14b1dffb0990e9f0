import type { Random } from '../kernel/random.ts';
import { type Face, faceUrl } from './pictures.ts';

/** People whose name says what their picture shows. */
const FACE_OF_NICK: Readonly<Record<string, Face>> = {
  橘子汽水: 'citrus',
  一只柚子: 'citrus',
  青柠不酸: 'citrus',
  桃子: 'peach',
  薄荷糖: 'leaf',
  一叶知秋: 'leaf',
  青禾: 'leaf',
  林间: 'leaf',
  夜航船: 'moon',
  孤舟: 'moon',
  三月: 'moon',
  星野: 'star',
  逐光: 'star',
  山海: 'peak',
  凛冬: 'peak',
  长安: 'peak',
  鲸落: 'wave',
  海盐: 'wave',
  云深: 'cloud',
  雨后: 'cloud',
  夏至: 'cloud',
  苏打水: 'drink',
  可乐加冰: 'drink',
  半糖: 'drink',
  晚安猫: 'cat',
  老猫: 'cat',
  大白: 'bear',
  糯米团子: 'bear',
  冬瓜: 'dog',
  铁头娃: 'dog',
  小鹿乱撞: 'fox',
  萝卜丁: 'rabbit',
  麻薯: 'rabbit',
};
/** Drawings that show what the name says: an orange, a pomelo, a lime, mint, an autumn leaf, a whale, ice. */
const NUMBER_OF_NICK: Readonly<Record<string, number>> = {
  橘子汽水: 5,
  一只柚子: 6,
  青柠不酸: 0,
  薄荷糖: 4,
  一叶知秋: 6,
  青禾: 8,
  鲸落: 1,
  凛冬: 8,
};
const ANIMALS = ['cat', 'dog', 'fox', 'rabbit', 'bear'] as const satisfies readonly Face[];

/** The picture of a person, by name and gender. Some people never set one. */
export function faceOf(random: Random, nick: string, gender: 1 | 2): string {
  const drawn = random.below(400);
  const number = NUMBER_OF_NICK[nick] ?? drawn;
  const face = FACE_OF_NICK[nick];
  if (face) return faceUrl(face, number);
  const dice = random.next();
  if (dice < 0.05) return '';
  if (dice < 0.2) return faceUrl(random.pick(ANIMALS), number);
  return faceUrl(gender === 2 ? 'long' : 'short', number);
}
