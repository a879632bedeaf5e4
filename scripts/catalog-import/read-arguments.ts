import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { detectFormat, sourceFormats, type SourceFormatName } from '#backend/catalog-import/formats/index.ts';
import { ImportError } from '#backend/catalog-import/formats/source-format.ts';
import type { ImportOptions } from '#backend/catalog-import/import-options.ts';
import { shopSites, type ShopSite } from '#backend/sites/shop-site.ts';

export interface ImportArguments {
  readonly file: string;
  readonly format: SourceFormatName;
  readonly options: ImportOptions;
  readonly isDryRun: boolean;
  readonly reportFile: string;
}

const flags = {
  format: { type: 'string' },
  site: { type: 'string', multiple: true },
  source: { type: 'string' },
  language: { type: 'string' },
  stock: { type: 'string' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const schema = z.object({
  format: z.enum(Object.keys(sourceFormats) as [SourceFormatName, ...SourceFormatName[]]).optional(),
  site: z.array(z.enum(shopSites.map(({ id }) => id))).default(['TARNFELL-US']),
  source: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and hyphens')
    .default('feed'),
  language: z.enum(['en', 'fr', 'de']).optional(),
  stock: z.coerce.number().int().min(0).max(999_999).default(10),
  report: z.string().min(1).optional(),
  'dry-run': z.boolean().default(false),
});

const usage = `Usage: npm run catalog:import -- FILE [options]
  --site ID         site that sells the products; repeat it for more of the same brand and currency (default: TARNFELL-US)
  --format NAME     ${Object.keys(sourceFormats).join(', ')} (default: detected from the file)
  --source NAME     name of the feed; its missing products are withdrawn (default: feed)
  --language CODE   language of the texts: en, fr or de (default: first of the site)
  --stock UNITS     stock of available variants without a number (default: 10)
  --report FILE     CSV file for rejected rows and ignored values (default: FILE.report.csv)
  --dry-run         validate only, change nothing`;

function getSites(ids: readonly string[]): readonly [ShopSite, ...ShopSite[]] {
  const [first, ...others] = shopSites.filter(({ id }) => ids.includes(id));
  if (!first) throw new ImportError('--site is required');
  if (others.some(({ brand, currency }) => brand !== first.brand || currency !== first.currency))
    throw new ImportError('--site: all sites must have the same brand and currency');
  return [first, ...others];
}

/** @throws ImportError with the name of the argument. */
export async function readArguments(args: readonly string[]): Promise<ImportArguments> {
  const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0 || values.help) throw new ImportError(usage);
  const parsed = schema.safeParse(values);
  if (!parsed.success)
    throw new ImportError(parsed.error.issues.map(({ path: at, message }) => `--${at.join('.')}: ${message}`).join('\n'));
  const { format, site, source, language, stock, report, 'dry-run': isDryRun } = parsed.data;
  const sites = getSites(site);
  return {
    file: path.resolve(file),
    format: format ?? (await detectFormat(file)),
    options: {
      source: `${source}@${sites.map(({ id }) => id).join('+')}`,
      sites,
      language: language ?? sites[0].languages[0],
      defaultStock: stock,
    },
    isDryRun,
    reportFile: path.resolve(report ?? `${file}.report.csv`),
  };
}
