// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Every block of a type that the site's documents hold, for editors to look at. */
export const showcase: ReadingCall<'showcase'> = readingCall('showcase', 'GET', '/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}');
