import { expect, test } from 'vitest';
import { NO_FAULTS } from './fault-injector.ts';
import { foundThresholds, plantedMetrics, plantedThresholds } from './planted-metrics.ts';

test('each kind of fault that a plan asks for must be planted at least once', () => {
  const plan = { ...NO_FAULTS, duplicate: 0.1, loseEvery: 100_000 };
  expect(plantedThresholds(plan)).toEqual({ copies_injected: ['count>0'], losses_planted: ['count>0'] });
  expect(plantedThresholds(plan, 'room_')).toEqual({
    room_copies_injected: ['count>0'],
    room_losses_planted: ['count>0'],
  });
});

test('a run without planted faults counts copies, which must be none, and asks for no fault', () => {
  expect(plantedMetrics(NO_FAULTS)).toEqual([{ name: 'copies_injected', kind: 'copies' }]);
  expect(plantedThresholds(NO_FAULTS)).toEqual({});
});

test('swaps that found no place are counted, and a run may have none', () => {
  const plan = { ...NO_FAULTS, swapEvery: 2 };
  expect(plantedMetrics(plan).map(({ name }) => name)).toEqual([
    'copies_injected',
    'swaps_planted',
    'swaps_impossible',
  ]);
  expect(plantedThresholds(plan)).toEqual({ swaps_planted: ['count>0'] });
});

test('a check may find nothing but what is planted', () => {
  expect(foundThresholds({ ...NO_FAULTS, loseEvery: 500, delayEvery: 900 }, 'messages_')).toEqual({
    messages_shown_twice: ['count==0'],
    messages_out_of_order: ['count==0'],
  });
  expect(Object.keys(foundThresholds(NO_FAULTS, 'room_'))).toHaveLength(4);
});
