import * as z from 'zod/mini';
import { counter, text } from '../kernel/codecs.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { FILE_PATHS } from '../paths/file.ts';

/** api.go.home.common.file.upload: multipart with one file in the field `file`. */
const upload = defineEndpoint(FILE_PATHS, {
  name: 'file.upload',
  summary: 'Upload an image.',
  host: 'api',
  encoding: 'multipart',
  file: 'required',
  signed: true,
  request: z.object({
    /** What the image is for. */
    scene: z.literal(['chat', 'avatar']),
  }),
  data: z.object({
    /** Where the file is served: a path below the api host. */
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
  provisional: 'fields are not shown',
});

export const FILE_CALLS = {
  'file.upload': upload,
} as const satisfies Calls<typeof FILE_PATHS>;
