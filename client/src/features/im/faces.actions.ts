import { createAction } from '@reduxjs/toolkit';

/** The first so many rows of the list of sessions have been on screen. */
export const rowsSeen = createAction<number>('im/rowsSeen');
