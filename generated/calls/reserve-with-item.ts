// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Creates a cart with one item for an express purchase and reserves its stock for 15 minutes. */
export const reserveWithItem: MutationCall<'reserveWithItem'> = mutationCall('reserveWithItem', 'POST', '/cart/v1/reserveWithItem', []);
