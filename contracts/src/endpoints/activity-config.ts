import * as z from 'zod/mini';
import { activityConfig } from '../entities/ops.ts';
import { ACTIVITY_CONFIG_PATHS } from '../paths/activity-config.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** api.lobby.op.activity-config. In a module of its own, because every lobby loads it. */
export const ACTIVITY_CONFIG = defineEndpoint(ACTIVITY_CONFIG_PATHS, {
  name: 'activity.config',
  summary: 'One activity config; an unknown id returns state and status 0.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    /** 70003 is the activity of the hall lobby. */
    id: z.string().check(z.regex(/^\d{1,10}$/)),
  }),
  data: activityConfig,
  refusals: [],
  causes: [],
  rules: ['api.lobby.op.activity-config'],
  provisional: 'the specification does not show the fields of this call',
});
