import type { PGlite } from '@electric-sql/pglite';

/** The engine below, for programs that run their own statements. */
export type DatabaseEngine = { readonly kind: 'postgres'; readonly url: string } | { readonly kind: 'embedded'; readonly pglite: PGlite };
