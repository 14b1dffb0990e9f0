import type { HallId } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';

/** What the viewer wants of the open group, and of the customer-service group. */
export const openGroupActions = {
  serviceRequested: createAction('im/serviceRequested'),
  /** Intent: load the online members of the group and the viewer's rights in it. */
  groupRequested: createAction<{ readonly id: string }>('im/groupRequested'),
  bindRequested: createAction<{ readonly id: string; readonly hall_id: HallId }>('im/bindRequested'),
  /** Intent: leave a group, end it, or put a member out. */
  departureRequested: createAction<{
    readonly id: string;
    readonly what: 'leave' | 'dismiss' | { readonly account: string; readonly name: string };
  }>('im/departureRequested'),
};
