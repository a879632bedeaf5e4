// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Look up an order by number and email address */
export const trackOrder: MutationCall<'trackOrder'> = mutationCall('trackOrder', 'POST', '/consumers-v3/consumer/TrackOrder', [
  'getPurchaseHistory',
]);
