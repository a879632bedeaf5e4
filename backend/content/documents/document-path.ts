import type { Page } from '#generated/content/types.ts';

/** The folders of documents below `<brand>/<locale or language>/`, with the allowed envelope types. */
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
  /** Path below the content folder, with "/". */
  readonly file: string;
  readonly brand: string;
  /** "fr-ca" or "fr". */
  readonly locale: string;
  readonly kind: DocumentKind;
  /** The file's name below its kind, without "@version", ".draft" and ".json". */
  readonly name: string;
  /** The name of a dated version, e.g. "winter-2026"; "" for the regular document. */
  readonly version: string;
  readonly isDraft: boolean;
}

const form = /^([a-z0-9]+)\/([a-z]{2}(?:-[a-z]{2})?)\/([a-z]+)\/([a-z0-9][a-z0-9/-]*?)(?:@([a-z0-9-]+))?(\.draft)?\.json$/;

/** Parses `tarnfell/fr-ca/pages/journal/first-frost@winter.draft.json`; null for any other file. */
export function parseDocumentPath(file: string): DocumentPath | null {
  const [, brand, locale, folder, name, version = '', draft] = form.exec(file) ?? [];
  const kind = documentKinds.find((known) => known === folder);
  if (!brand || !locale || !kind || !name) return null;
  return { file, brand, locale, kind, name, version, isDraft: draft !== undefined };
}

export function getTypesOfKind(kind: DocumentKind): readonly Page['type'][] {
  return typesByKind[kind];
}

/** The folders for a locale in lookup order: fr-ca → fr-ca, fr. */
export function getLocaleFolders(locale: string): readonly string[] {
  const language = locale.split('-')[0] ?? locale;
  return language === locale ? [locale] : [locale, language];
}
