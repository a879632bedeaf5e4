// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** An order by its number and the e-mail address that it was placed with, for guests on another device. */
export const trackOrder: MutationCall<'trackOrder'> = mutationCall('trackOrder', 'POST', '/consumers-v3/consumer/TrackOrder', [
  'getPurchaseHistory',
]);
