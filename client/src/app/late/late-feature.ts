import type { Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';

/** A feature that is taken in when it is first needed. */
export interface LateFeature {
  /** Its key in the state, and its area in telemetry. */
  readonly name: string;
  /** Absent for behaviour without a state of its own. */
  readonly reducer?: Reducer;
  readonly saga?: () => SagaGenerator<void>;
}

/** A module of this folder: the features that one route or place needs, over the ports of this page. */
export interface LateModule {
  features(ports: Ports): Promise<readonly LateFeature[]>;
}
