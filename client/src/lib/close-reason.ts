/** Why a connection attempt failed or a connection ended. */
export type CloseReason =
  /** No answer came, or the connection broke. */
  | { readonly kind: 'lost'; readonly detail: string }
  /** The platform answered and said no. */
  | { readonly kind: 'refused'; readonly code: number; readonly message: string };
