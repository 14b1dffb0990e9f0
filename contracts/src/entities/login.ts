import * as z from 'zod/mini';
import { text } from '../kernel/codecs.ts';
import { idOrNone } from '../kernel/known-values.ts';
import { loginInfo } from './user.ts';

/** An identity at a chat app that has no bound phone yet (session.login.chat-app-no-phone.store). */
export const thirdPartyAuth = z
  .object({
    /** Ticket that names this identity when the phone is bound; it expires. */
    ticket: z.string(),
    nick: text,
    avatar: text,
  })
  .register(z.globalRegistry, { id: 'ThirdPartyAuth' });
export type ThirdPartyAuth = z.output<typeof thirdPartyAuth>;

/** Reply to a chat-app code: a login, or the identity that needs a phone. */
export const chatAppLogin = z
  .union([loginInfo, z.object({ phone: z.literal(''), third_party: thirdPartyAuth })])
  .register(z.globalRegistry, { id: 'ChatAppLogin' });
export type ChatAppLogin = z.output<typeof chatAppLogin>;

/** Reply to a silent link login: a login, and the room to enter. */
export const linkLogin = z
  .extend(loginInfo, { /** Empty when the link names no room. */ room_no: idOrNone })
  .register(z.globalRegistry, { id: 'LinkLogin' });

/** Reply to a partner's code: a login and a landing place; ids are empty when the partner names none. */
export const partnerLogin = z
  .extend(loginInfo, { hall_id: idOrNone, channel_id: idOrNone })
  .register(z.globalRegistry, { id: 'PartnerLogin' });

/** entity.device-fields: properties of the device. */
export const deviceFields = z
  .object({
    client_ip: text,
    dev_model: text,
    dev_imei: text,
    promo_code: text,
    city_code: text,
    os: text,
  })
  .register(z.globalRegistry, { id: 'DeviceFields' });
/** The `extra` of a login: the device and type-specific fields. JSON text on the wire. */
export const loginExtra = z
  .extend(deviceFields, {
    /** The device id as text, for clients with a numeric dev_imei. */
    dev_imei_str: text,
    version: text,
    /** Type 3: the ticket of `ThirdPartyAuth`. */
    ticket: text,
    /** Type 2: the room of the link. */
    room_no: text,
    /** State returned by the chat app. */
    state: text,
  })
  .register(z.globalRegistry, { id: 'LoginExtra' });
export type LoginExtra = z.output<typeof loginExtra>;
