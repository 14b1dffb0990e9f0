import * as z from 'zod/mini';
import { text } from '../kernel/codecs.ts';
import { idOrNone } from '../kernel/known-values.ts';
import { loginInfo } from './user.ts';

/** Who somebody is at a chat app, as long as no phone is bound (session.login.chat-app-no-phone.store). */
export const thirdPartyAuth = z
  .object({
    /** Names this identity when the phone is bound; lives for a while. */
    ticket: z.string(),
    nick: text,
    avatar: text,
  })
  .register(z.globalRegistry, { id: 'ThirdPartyAuth' });
export type ThirdPartyAuth = z.output<typeof thirdPartyAuth>;

/** Answer to a chat-app code: a login, or without a phone what has to be bound to one. */
export const chatAppLogin = z
  .union([loginInfo, z.object({ phone: z.literal(''), third_party: thirdPartyAuth })])
  .register(z.globalRegistry, { id: 'ChatAppLogin' });
export type ChatAppLogin = z.output<typeof chatAppLogin>;

/** Answer to a silent link login: a login, and the room to go to. */
export const linkLogin = z
  .extend(loginInfo, { /** Empty when the link named none. */ room_no: idOrNone })
  .register(z.globalRegistry, { id: 'LinkLogin' });

/** Answer to a partner's code: a login, and where to land; ids are empty when the partner names none. */
export const partnerLogin = z
  .extend(loginInfo, { hall_id: idOrNone, channel_id: idOrNone })
  .register(z.globalRegistry, { id: 'PartnerLogin' });

/** entity.device-fields: what a device tells of itself. */
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
/** The `extra` of a login: the device, and what some types of login need. JSON text on the wire. */
export const loginExtra = z
  .extend(deviceFields, {
    /** The device id as text, for clients whose dev_imei is a number. */
    dev_imei_str: text,
    version: text,
    /** Type 3: the ticket of `ThirdPartyAuth`. */
    ticket: text,
    /** Type 2: the room of the link. */
    room_no: text,
    /** What the chat app gave back. */
    state: text,
  })
  .register(z.globalRegistry, { id: 'LoginExtra' });
export type LoginExtra = z.output<typeof loginExtra>;
