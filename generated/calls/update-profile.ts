// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Update the profile of the customer */
export const updateProfile: MutationCall<'updateProfile'> = mutationCall('updateProfile', 'PUT', '/consumers-v3/consumer', [
  'getSubscription',
  'getVouchers',
  'getWelcomePromotion',
]);
