import { createAction } from '@reduxjs/toolkit';

/** Ask once more with the code of the address that was not answered. Few pages need it. */
export const arrivalRetried = createAction('session/arrivalRetried');
