/** Device of all people of a crowd: the platform refuses a session at another device than the one that signed in. */
export const CROWD_DEVICE = 'crowd';
