import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MessageError } from './message-error.ts';

export const LOCALES = 'locales.json';

/** Messages of one locale as translators write them, by name. */
export type LocaleSource = Readonly<Record<string, string>>;

export interface FeatureSource {
  /** The folder under messages/, e.g. "cart" or "blocks/hero". */
  readonly feature: string;
  /** Only locales that have a file. */
  readonly byLocale: ReadonlyMap<string, LocaleSource>;
}

export interface CatalogSource {
  /** Each locale with its fallback; null for a language, which has every message itself. */
  readonly fallbacks: Readonly<Record<string, string | null>>;
  readonly features: readonly FeatureSource[];
}

/**
 * Reads the catalog from its folder: locales.json, and for each feature a folder of JSON files by locale.
 * @throws MessageError
 */
export function readCatalog(root: string): CatalogSource {
  const fallbacks = parse(root, LOCALES) as Readonly<Record<string, string | null>>;
  for (const [locale, fallback] of Object.entries(fallbacks)) {
    if (fallback !== null && !Object.hasOwn(fallbacks, fallback)) throw new MessageError(LOCALES, locale, 'has an unknown fallback');
  }
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json') && path !== LOCALES);
  const features = [...new Set(files.map((path) => dirname(path)))].sort();
  return {
    fallbacks,
    features: features.map((feature) => {
      const own = files.filter((path) => dirname(path) === feature).sort();
      return { feature, byLocale: new Map(own.map((path) => [getLocale(path, fallbacks), parse(root, path) as LocaleSource])) };
    }),
  };
}

function getLocale(path: string, fallbacks: Readonly<Record<string, unknown>>): string {
  const locale = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
  if (!Object.hasOwn(fallbacks, locale)) throw new MessageError(path, undefined, `is not named after a locale of ${LOCALES}`);
  return locale;
}

function parse(root: string, path: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch (error) {
    throw new MessageError(path, undefined, `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new MessageError(path, undefined, 'must be an object');
  if (path === LOCALES) return value as Readonly<Record<string, unknown>>;
  for (const [name, text] of Object.entries(value)) {
    if (typeof text !== 'string' || text.trim() === '') throw new MessageError(path, name, 'must be a non-empty text');
  }
  return value as Readonly<Record<string, unknown>>;
}
