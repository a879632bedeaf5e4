import { encodeVariant } from '../encoding/encode-variant.ts';
import type { Encoder } from '../encoding/encoder.ts';

/** Draws in the test's own process, without starting or killing child processes. */
export const encoderHere: Encoder = { encode: (original, plan) => encodeVariant(original, plan), close: () => undefined };
