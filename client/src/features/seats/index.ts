export type { SeatLook } from './seat-look.model.ts';
export { seatsEventHandlers } from './seats.events.ts';
export { seatsSaga } from './seats.saga.ts';
export {
  type SeatCell,
  selectOwnSeat,
  selectQueue,
  selectSeatCells,
  selectSeatFacts,
  selectSeats,
} from './seats.selectors.ts';
export { seatsActions, seatsReducer } from './seats.slice.ts';
