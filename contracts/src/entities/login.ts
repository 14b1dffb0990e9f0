import * as z from 'zod/mini';
import { text } from '../kernel/codecs.ts';
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
  .extend(loginInfo, { /** Empty when the link named none. */ room_no: text })
  .register(z.globalRegistry, { id: 'LinkLogin' });

/** Answer to a partner's code: a login, and where to land; ids are empty when the partner names none. */
export const partnerLogin = z
  .extend(loginInfo, { hall_id: text, channel_id: text })
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
export type DeviceFields = z.output<typeof deviceFields>;
