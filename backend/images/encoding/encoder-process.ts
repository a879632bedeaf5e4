import { cleanPicture, type UncleanPicture } from './clean-picture.ts';
import { encodeVariant, type Original } from './encode-variant.ts';
import type { OutputPlan } from './output-plan.ts';

/** Request to an encoder process. It handles one at a time. */
export type EncoderRequest = { readonly original: Original; readonly plan: OutputPlan } | { readonly unclean: UncleanPicture };

export type EncoderResponse = { readonly bytes: Uint8Array } | { readonly error: string };

// Ignores signals: they reach the whole process group, but the server decides when this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// A normal exit would wait for the current picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (request: EncoderRequest) => {
  const drawn = 'unclean' in request ? cleanPicture(request.unclean) : encodeVariant(request.original, request.plan);
  drawn.then(
    (bytes) => process.send?.({ bytes } satisfies EncoderResponse),
    (error: unknown) => process.send?.({ error: String(error) } satisfies EncoderResponse),
  );
});
