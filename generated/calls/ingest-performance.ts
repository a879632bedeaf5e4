// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Report performance measurements */
export const ingestPerformance: ChangingCall<'ingestPerformance'> = changingCall('ingestPerformance', 'POST', '/fapi/performance/ingest');
