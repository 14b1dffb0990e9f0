/** What calls the platform about the viewer's own seat. A listener does without it, and the page of a room does not wait for it. */
export const loadSeatActs = () => import('./seat-acts.saga.ts');
