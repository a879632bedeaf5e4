// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { paths as ConsumerPaths } from './consumer.ts';
import type { paths as ContentPaths } from './content.ts';
import type { paths as InternalPaths } from './internal.ts';
import type { paths as PersonalizationPaths } from './personalization.ts';

/** Every path of every area, as openapi-fetch wants them. */
export interface paths extends ConsumerPaths, ContentPaths, InternalPaths, PersonalizationPaths {}
