import { z } from 'zod';
import { regionHeaderValues } from '#generated/openapi/enums.ts';

const locale = z.object({
  /** Language and country in the first path segment, e.g. "fr-ca". */
  path: z.string().regex(/^[a-z]{2}-[a-z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  region: z.enum(regionHeaderValues),
  /** Names in the locale's own language. */
  country: z.string().min(1),
  language: z.string().min(1),
});

const brand = z.object({
  id: z.string().regex(/^[a-z]+$/),
  name: z.string().min(1),
  /** Host names without port; "<id>.localhost" is always included. */
  hosts: z.array(z.string().min(1)),
  locales: z.array(z.string()).min(1),
  /** Default for first-time visitors without a matching language. */
  defaultLocale: z.string(),
});

const schema = z
  .object({ defaultBrand: z.string(), locales: z.array(locale).min(1), brands: z.array(brand).min(1) })
  .check(({ value, issues }) => {
    const known = new Set(value.locales.map(({ path }) => path));
    const addIssue = (message: string) => issues.push({ code: 'custom', message, input: value });
    if (!value.brands.some(({ id }) => id === value.defaultBrand)) addIssue(`defaultBrand "${value.defaultBrand}" is not among the brands`);
    for (const { id, locales, defaultLocale } of value.brands) {
      for (const path of locales) if (!known.has(path)) addIssue(`brand "${id}" has the unknown locale "${path}"`);
      if (!locales.includes(defaultLocale)) addIssue(`brand "${id}" does not have its default locale "${defaultLocale}"`);
    }
  });

export type SiteConfiguration = z.infer<typeof schema>;
export type LocaleConfiguration = z.infer<typeof locale>;
export type BrandConfiguration = z.infer<typeof brand>;

/** Throws a ZodError that lists the inconsistencies. */
export function parseSiteConfiguration(data: unknown): SiteConfiguration {
  return schema.parse(data);
}
