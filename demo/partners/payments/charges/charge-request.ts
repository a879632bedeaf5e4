import { z } from 'zod';
import { amount, reference, sealed, subject } from '../requests.ts';

/** Width and height of a challenge in CSS pixels, as EMV 3-D Secure names them. */
const windowSizes = ['250x400', '390x400', '500x600', '600x400', 'fullscreen'] as const;

/** The shopper's browser. */
const device = z.strictObject({
  language: z.string().max(35),
  colorDepth: z.int(),
  screenWidth: z.int(),
  screenHeight: z.int(),
  timeZoneOffset: z.int(),
  challengeWindowSize: z.enum(windowSizes),
});

export const authorizationRequest = z.strictObject({
  token: sealed,
  subject,
  ...amount,
  reference,
  device: device.nullable(),
  storeCard: z.boolean(),
});
export type AuthorizationRequest = z.output<typeof authorizationRequest>;

export const captureRequest = z.strictObject({ ...amount, authorizationId: z.string().min(1) });
export const refundRequest = z.strictObject({ ...amount, refundId: reference });
export type RefundRequest = z.output<typeof refundRequest>;
export const referenceQuery = z.object({ reference });
