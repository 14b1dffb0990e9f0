import { variantOf } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { LINE_SCENES } from '../testing/hall-scenes/lines.ts';
import { MEMBER_SCENES } from '../testing/hall-scenes/members.ts';
import { PLACE_SCENES } from '../testing/hall-scenes/places.ts';

/** Every event of the hall link, in every variant of the contract, reaches an open page and shows there. */
const SCENES = [...LINE_SCENES, ...MEMBER_SCENES, ...PLACE_SCENES];

describe('what the hall link tells is seen', () => {
  for (const { title, play } of SCENES) test(title, play);
});

test('every event of the contract and every variant has a scene', () => {
  const played = new Set(SCENES.map(({ variant }) => variant));
  const known = Object.entries(HALL_EVENT_FIXTURES).flatMap(([name, frames]) =>
    frames.map(({ body }) => variantOf(name, JSON.parse(body))),
  );
  expect([...new Set(known)].filter((variant) => !played.has(variant))).toEqual([]);
});
