import * as z from 'zod/mini';
import { counter, text } from '../kernel/codecs.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { FILE_PATHS } from '../paths/file.ts';

/** api.go.home.common.file.upload: multipart, with one file in the field `file`. */
const upload = defineEndpoint(FILE_PATHS, {
  name: 'file.upload',
  summary: 'Upload an image.',
  host: 'api',
  encoding: 'multipart',
  file: 'required',
  signed: true,
  request: z.object({
    /** Purpose of the image. */
    scene: z.literal(['chat', 'avatar']),
  }),
  data: z.object({
    /** Path of the file below the api host. */
    url: z.string(),
    /** File extension. */
    type: text,
    /** Size in pixels. */
    w: counter,
    h: counter,
  }),
  refusals: ['fileTooLarge', 'fileTypeUnsupported', 'filesFull', 'imageBlocked', 'tooManyRequests'],
  causes: [],
  rules: ['api.go.home.common.file.upload', 'rule.chat-image-type'],
  provisional: 'the specification does not show the fields',
});

export const FILE_CALLS = {
  'file.upload': upload,
} as const satisfies Calls<typeof FILE_PATHS>;
