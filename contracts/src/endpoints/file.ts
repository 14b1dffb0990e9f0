import * as z from 'zod/mini';
import { counter, text } from '../kernel/codecs.ts';
import { defineEndpoint } from '../kernel/define-endpoint.ts';

/** api.go.home.common.file.upload: multipart with one file in the field `file`. */
export const upload = defineEndpoint({
  name: 'file.upload',
  summary: 'Upload an image.',
  host: 'api',
  encoding: 'multipart',
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
  refusals: ['fileTooLarge', 'fileTypeUnsupported', 'tooManyRequests'],
  rules: ['api.go.home.common.file.upload', 'rule.chat-image-type'],
  provisional: 'fields are not shown',
});
