import * as z from 'zod/mini';
import { userStatus } from '../entities/people.ts';
import { medal, personCard, profile } from '../entities/profile.ts';
import { userInfo } from '../entities/user.ts';
import { counter, flag, text, userNo, wireCode } from '../kernel/codecs.ts';
import { maxChars } from '../kernel/max-chars.ts';
import { ALBUM_MAX_PICTURES, NICK_MAX_CHARS, PROFILE_TEXT_MAX_CHARS, SIGN_MAX_CHARS } from '../limits.ts';
import { PROFILE_PATHS } from '../paths/profile.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification names only some fields of this call';
const nothing = z.object({});
const whom = z.object({ no: userNo });
/** The user to show; absent for the caller. */
const whose = z.object({ no: z.optional(userNo) });
const url = z.string().check(z.maxLength(512));
const line = (most: number) => z.optional(z.string().check(maxChars(most)));

/** api.account.profile */
const profileOf = defineEndpoint(PROFILE_PATHS, {
  name: 'account.profile',
  summary: "A person's page.",
  host: 'api',
  encoding: 'query',
  signed: true,
  request: whom,
  data: profile,
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.account.profile'],
  provisional: SHAPE,
});

/** api.account.myProfile */
const myProfile = defineEndpoint(PROFILE_PATHS, {
  name: 'account.myProfile',
  summary: "The caller's own page, including private fields.",
  host: 'api',
  encoding: 'query',
  signed: true,
  request: nothing,
  data: z.extend(profile, {
    /** Whether the account has a password. */
    has_password: flag,
    /** Whether a chat-app identity is bound. */
    chat_app: flag,
  }),
  refusals: [],
  causes: [],
  rules: ['api.account.myProfile', 'entity.user-info'],
  provisional: SHAPE,
});

/** api.account.profile.save: absent fields keep their values. */
const profileSave = defineEndpoint(PROFILE_PATHS, {
  name: 'account.profile_save',
  summary: "Change the caller's profile.",
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    nick: line(NICK_MAX_CHARS),
    gender: z.optional(wireCode([0, 1, 2])),
    /** YYYY-MM-DD, or empty. */
    birth: z.optional(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/))),
    avatar: z.optional(url),
    sign: line(SIGN_MAX_CHARS),
    prov: line(PROFILE_TEXT_MAX_CHARS),
    city: line(PROFILE_TEXT_MAX_CHARS),
    location: line(PROFILE_TEXT_MAX_CHARS),
    hobby: line(PROFILE_TEXT_MAX_CHARS),
    tag: line(PROFILE_TEXT_MAX_CHARS),
    album: z.optional(z.array(url).check(z.maxLength(ALBUM_MAX_PICTURES))),
  }),
  data: userInfo,
  refusals: ['nickInvalid', 'textBlocked', 'imageBlocked', 'requestInvalid'],
  causes: [],
  rules: ['api.account.profile.save'],
  provisional: SHAPE,
});

/** api.account.upload: one picture in the field `file`. */
const upload = defineEndpoint(PROFILE_PATHS, {
  name: 'account.upload',
  summary: 'Upload a picture for the profile, a report or feedback.',
  host: 'api',
  encoding: 'multipart',
  file: 'required',
  signed: true,
  request: z.object({ scene: z.literal(['avatar', 'album', 'report', 'feedback']) }),
  data: z.object({ url: z.string(), type: text, w: counter, h: counter }),
  refusals: ['fileTooLarge', 'fileTypeUnsupported', 'filesFull', 'imageBlocked', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.upload'],
  provisional: 'the specification does not show the fields; a file needs a multipart body (open point C6)',
});

/** api.account.home_page */
const homePage = defineEndpoint(PROFILE_PATHS, {
  name: 'account.home_page',
  summary: "Set or remove the picture of the caller's page.",
  host: 'api',
  encoding: 'multipart',
  file: 'optional',
  signed: true,
  request: z.object({
    /** 1 sets the picture in `file`, 2 removes it. */
    op: wireCode([1, 2]),
  }),
  data: z.object({ home_page: text }),
  refusals: ['fileTooLarge', 'fileTypeUnsupported', 'filesFull', 'imageBlocked', 'requestInvalid', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.home_page'],
  provisional: 'the specification does not show the fields',
});

/** api.account.user-card */
const userCardCall = defineEndpoint(PROFILE_PATHS, {
  name: 'account.user_card',
  summary: "A person's card.",
  host: 'api',
  encoding: 'query',
  signed: true,
  request: whom,
  data: personCard,
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.account.user-card'],
  provisional: SHAPE,
});

/** api.account.status */
const status = defineEndpoint(PROFILE_PATHS, {
  name: 'account.status',
  summary: 'The current location of a user.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: whose,
  data: userStatus,
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.account.status'],
  provisional: SHAPE,
});

/** api.account.medal-wall */
const medalWall = defineEndpoint(PROFILE_PATHS, {
  name: 'account.medal_wall',
  summary: 'The medals of a user, newest first.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: whose,
  data: z.object({ list: z.array(medal), total: counter }),
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.account.medal-wall'],
  provisional: SHAPE,
});

/** api.account.gift-wall */
const giftWall = defineEndpoint(PROFILE_PATHS, {
  name: 'account.gift_wall',
  summary: 'The gifts that a user received, most expensive first.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: whose,
  data: z.object({
    list: z.array(z.object({ gift_id: z.string(), name: text, image: text, price: counter, count: counter })),
    /** Total number of gifts received. */
    total: counter,
  }),
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.account.gift-wall'],
  provisional: SHAPE,
});

/** api.account.is_mahogany */
const isMahogany = defineEndpoint(PROFILE_PATHS, {
  name: 'account.is_mahogany',
  summary: 'Whether a user has the mahogany badge.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: whose,
  data: z.object({ is_mahogany: flag }),
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.account.is_mahogany'],
  provisional: 'the specification does not explain mahogany; we treat it as a badge given by operations',
});

export const PROFILE_CALLS = {
  'account.profile': profileOf,
  'account.myProfile': myProfile,
  'account.profile_save': profileSave,
  'account.upload': upload,
  'account.home_page': homePage,
  'account.user_card': userCardCall,
  'account.status': status,
  'account.medal_wall': medalWall,
  'account.gift_wall': giftWall,
  'account.is_mahogany': isMahogany,
} as const satisfies Calls<typeof PROFILE_PATHS>;
