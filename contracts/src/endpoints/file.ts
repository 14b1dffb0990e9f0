import * as z from 'zod/mini';
import { counter, text } from '../kernel/codecs.ts';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES, VOICE_MAX_BYTES } from '../limits.ts';
import { FILE_PATHS } from '../paths/file.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

/** api.go.home.common.file.upload: multipart, with one file in the field `file`. Its bytes decide what it is, not its name. */
const upload = defineEndpoint(FILE_PATHS, {
  name: 'file.upload',
  summary: 'Upload an image, a voice message or a video.',
  host: 'api',
  encoding: 'multipart',
  file: 'required',
  fileMaxBytes: VIDEO_MAX_BYTES,
  fileMaxBytesBy: {
    field: 'scene',
    bytes: { chat: IMAGE_MAX_BYTES, avatar: IMAGE_MAX_BYTES, voice: VOICE_MAX_BYTES },
  },
  signed: true,
  request: z.object({
    /** `chat` and `avatar` take an image, the others a voice message or a video. */
    scene: z.literal(['chat', 'avatar', 'voice', 'video']),
  }),
  data: z.object({
    /** Path of the file below the api host. */
    url: z.string(),
    /** File extension. */
    type: text,
    /** Size in pixels; 0 for sound alone. */
    w: counter,
    h: counter,
    /** Milliseconds of a voice message or a video; 0 when the file does not say it. */
    duration: z.optional(counter),
  }),
  refusals: ['fileTooLarge', 'fileTypeUnsupported', 'clipTooLong', 'filesFull', 'imageBlocked', 'tooManyRequests'],
  causes: [],
  rules: ['api.go.home.common.file.upload', 'rule.chat-image-type'],
  provisional: 'the specification does not show the fields',
});

export const FILE_CALLS = {
  'file.upload': upload,
} as const satisfies Calls<typeof FILE_PATHS>;
