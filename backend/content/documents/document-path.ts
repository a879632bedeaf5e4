import type { Page } from '#generated/content/types.ts';

/** The folders of documents below `<brand>/<locale or language>/`, and the envelope types that each may hold. */
const typesByKind = {
  pages: ['page', 'search'],
  articles: ['article'],
  menus: ['menu'],
  footers: ['footer'],
  fragments: ['fragment'],
  popups: ['popups'],
  categories: ['category'],
  products: ['product'],
} as const satisfies Readonly<Record<string, readonly Page['type'][]>>;

export type DocumentKind = keyof typeof typesByKind;
export const documentKinds = Object.keys(typesByKind) as readonly DocumentKind[];

export interface DocumentPath {
  /** Below the content folder, with "/". */
  readonly file: string;
  readonly brand: string;
  /** "fr-ca" or "fr". */
  readonly locale: string;
  readonly kind: DocumentKind;
  /** The file's name below its kind, without "@version", ".draft" and ".json". */
  readonly name: string;
  /** What a version with a time of its own is called, e.g. "winter-2026"; "" for the document as it stands otherwise. */
  readonly version: string;
  readonly isDraft: boolean;
}

const form = /^([a-z0-9]+)\/([a-z]{2}(?:-[a-z]{2})?)\/([a-z]+)\/([a-z0-9][a-z0-9/-]*?)(?:@([a-z0-9-]+))?(\.draft)?\.json$/;

/** Reads `tarnfell/fr-ca/pages/journal/first-frost@winter.draft.json`; null for any other file. */
export function parseDocumentPath(file: string): DocumentPath | null {
  const [, brand, locale, folder, name, version = '', draft] = form.exec(file) ?? [];
  const kind = documentKinds.find((known) => known === folder);
  if (!brand || !locale || !kind || !name) return null;
  return { file, brand, locale, kind, name, version, isDraft: draft !== undefined };
}

export function typesOfKind(kind: DocumentKind): readonly Page['type'][] {
  return typesByKind[kind];
}

/** fr-ca → fr-ca, fr: where a document is looked for, in this order. */
export function localeFolders(locale: string): readonly string[] {
  const language = locale.split('-')[0] ?? locale;
  return language === locale ? [locale] : [locale, language];
}
