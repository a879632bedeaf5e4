// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Create an express cart and reserve its stock */
export const reserveWithItem: MutationCall<'reserveWithItem'> = mutationCall('reserveWithItem', 'POST', '/cart/v1/reserveWithItem', []);
