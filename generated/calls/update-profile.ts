// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Changes what is given of the profile; what is not given stays. A phone and a postal code are removed by null, a birth date by 1900-01-01. */
export const updateProfile: MutationCall<'updateProfile'> = mutationCall('updateProfile', 'PUT', '/consumers-v3/consumer', [
  'getSubscription',
  'getVouchers',
  'getWelcomePromotion',
]);
