// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { paths as AuthenticationPaths } from './authentication.ts';
import type { paths as CartPaths } from './cart.ts';
import type { paths as ConsumerPaths } from './consumer.ts';
import type { paths as ContentPaths } from './content.ts';
import type { paths as InternalPaths } from './internal.ts';
import type { paths as OrdersPaths } from './orders.ts';
import type { paths as PersonalizationPaths } from './personalization.ts';
import type { paths as ProductsPaths } from './products.ts';
import type { paths as UtilitiesPaths } from './utilities.ts';

/** Every path of every area, as openapi-fetch wants them. */
export interface paths
  extends
    AuthenticationPaths,
    CartPaths,
    ConsumerPaths,
    ContentPaths,
    InternalPaths,
    OrdersPaths,
    PersonalizationPaths,
    ProductsPaths,
    UtilitiesPaths {}
