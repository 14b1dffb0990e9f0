/** Something that was done, or had happened, and that a saved scenario does not do. */
export type LeftOut =
  /** Commands that the world had before the first action. */
  | { readonly kind: 'past'; readonly count: number }
  /** Actions that were too many, the oldest. */
  | { readonly kind: 'dropped'; readonly count: number }
  /** One of several sockets of a user was closed: it has another id in every world. */
  | { readonly kind: 'socket'; readonly count: number }
  /** Actions on a user, hall, channel or room that the seed does not have. `what`: its number. */
  | { readonly kind: 'stranger'; readonly what: string; readonly count: number }
  /** Events to a hall, channel or room of which it is not known who viewed it: in the scenario they may reach no page. `what`: its number. */
  | { readonly kind: 'viewers'; readonly what: string; readonly count: number }
  /** Faults of a user who cannot sign in, and has no socket and no call that they could meet. */
  | { readonly kind: 'no-phone'; readonly what: string; readonly count: number };
