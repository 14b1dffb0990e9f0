import { createAction } from '@reduxjs/toolkit';

/** Intent: a view needs the state of a late part. A part that did not load is asked for again by the next intent. */
export const partWanted = createAction<'hallManagement' | 'wallet'>('late/wanted');
