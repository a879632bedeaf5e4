// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Send a message to customer service */
export const contactUs: MutationCall<'contactUs'> = mutationCall('contactUs', 'POST', '/consumers-v3/contactus', [], ['idempotency-key']);
