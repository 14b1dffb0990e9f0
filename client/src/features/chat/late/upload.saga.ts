import { FILE_CALLS, IMAGE_DEFAULT_EXTENSION, imageContent } from '@miczero/contracts';
import * as z from 'zod/mini';
import { cancelPromise } from '../../../lib/cancel-promise.ts';
import type { SagaGenerator } from '../../../lib/effects.ts';
import { buffers, eventChannel, put, take } from '../../../lib/effects.ts';
import { ApiFailure, type FailureFact } from '../../../platform/http/api-failure.ts';
import type { Ports } from '../../../platform/ports.ts';
import { chatActions } from '../chat.slice.ts';
import type { OutgoingLine } from '../outbox.model.ts';

type Step =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'done'; readonly url: string; readonly type: string; readonly w: number; readonly h: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Answers the failure, or null when the image is up and the line has its body. */
export function* upload(ports: Ports, line: OutgoingLine, file: Blob): SagaGenerator<FailureFact | null> {
  const { c_mid, image, body } = line;
  if (!image) return null;
  const steps = uploadSteps(ports, file);
  try {
    let step: Step = yield* take(steps);
    while (step.kind === 'progress') {
      yield* put(chatActions.imageMoved({ c_mid, image: { ...image, progress: step.part, problem: null } }));
      step = yield* take(steps);
    }
    if (step.kind === 'failed') {
      if (step.error instanceof ApiFailure) return step.error.fact;
      throw step.error;
    }
    const { url, type, w, h } = step;
    // rule.chat-image-type
    const content = { url, type: type || IMAGE_DEFAULT_EXTENSION, w: w || image.w, h: h || image.h };
    const sent = { ...body, content: JSON.stringify(z.encode(imageContent, content)) };
    yield* put(
      chatActions.imageMoved({
        c_mid,
        image: { ...image, progress: null, isUploaded: true, problem: null },
        body: sent,
      }),
    );
    return null;
  } finally {
    steps.close();
  }
}

function uploadSteps(ports: Ports, file: Blob) {
  return eventChannel<Step>((emit) => {
    const promise = ports.http.upload(FILE_CALLS['file.upload'], { scene: 'chat' }, file, (part) =>
      emit({ kind: 'progress', part }),
    );
    promise.then(
      (data) => emit({ kind: 'done', ...data }),
      (error: unknown) => emit({ kind: 'failed', error }),
    );
    return () => cancelPromise(promise);
  }, buffers.expanding(4));
}
