import { encodeVariant } from '../encoding/encode-variant.ts';
import type { Encoder } from '../encoding/encoder.ts';

/** Draws in the test's own process, where nothing has to be started and nothing can be ended. */
export const encoderHere: Encoder = { encode: (original, plan) => encodeVariant(original, plan), close: () => undefined };
