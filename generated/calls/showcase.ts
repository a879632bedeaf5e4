// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List all blocks of a type for editors */
export const showcase: ReadingCall<'showcase'> = readingCall('showcase', 'GET', '/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}');
