// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Takes a batch of measurements from a browser; a beacon sends it as text/plain. Noted with the visitor's consent alone. */
export const ingestPerformance: ChangingCall<'ingestPerformance'> = changingCall('ingestPerformance', 'POST', '/fapi/performance/ingest');
