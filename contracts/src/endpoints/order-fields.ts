import * as z from 'zod/mini';

/** The client's own id of an order, an idempotency key: a repeated id returns the same order. */
export const clientOrderId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));
/** The platform's id of an order. */
export const orderNo = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));
const listed = z.string().check(z.maxLength(64));

export const newOrder = {
  client_order_id: clientOrderId,
  /** Product, from recharge.options. */
  option_id: listed,
  /** Payment method; absent selects the default. */
  payment_id: z.optional(listed),
} as const;
export const paymentId = z.optional(listed);
