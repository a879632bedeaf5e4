import type { PGlite } from '@electric-sql/pglite';

/** What runs below: for programs that bring statements of their own. */
export type DatabaseEngine = { readonly kind: 'postgres'; readonly url: string } | { readonly kind: 'embedded'; readonly pglite: PGlite };
