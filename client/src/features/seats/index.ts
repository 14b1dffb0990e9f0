export { seatsEventHandlers } from './seats.events.ts';
export { seatsSaga } from './seats.saga.ts';
export { selectSeatFacts, selectSeats } from './seats.selectors.ts';
export { seatsActions, seatsReducer } from './seats.slice.ts';
export type { SeatsRoot } from './seats.state.ts';
