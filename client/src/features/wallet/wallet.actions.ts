import { createAction } from '@reduxjs/toolkit';

/** Intent: the viewer's coins are on show, so they must be right. Loads the wallet where it is not there yet. */
export const walletWanted = createAction('wallet/wanted');
