import { checkLayers, shopLayers, type SettingsLayers } from './layers.ts';
import { selectBlockSettings, siteSettingsSchema, type BlockSettings, type PartialSettings, type SiteSettings } from './site-settings.ts';

/** The part of a site that selects its settings. */
export interface SettingsSite {
  readonly locale: string;
  readonly brand: string;
  /** BRAND-COUNTRY. */
  readonly siteId: string;
}

export interface Settings {
  /** Settings of the process, independent of the site. */
  readonly everywhere: SiteSettings;
  /** Returns the same object each time for the same site. */
  of(site: SettingsSite): SiteSettings;
  /** The settings that blocks may read; also the same object each time. */
  forBlocks(site: SettingsSite): BlockSettings;
}

interface Found {
  readonly whole: SiteSettings;
  readonly forBlocks: BlockSettings;
}

/**
 * Creates the shop's settings from defaults, the shop's own layers, then those of the environment, each from general to specific. Lists are
 * replaced, not merged.
 * @param standards Defaults of this environment, instead of the schema's.
 */
export function createSettings(
  environment: SettingsLayers = {},
  own: SettingsLayers = shopLayers,
  standards: PartialSettings = {},
): Settings {
  const sources = [checkLayers(own, 'layers.ts'), environment];
  const byName = new Map<string, Found>();
  // Sites live as long as the process, and each page reads their settings several times.
  const bySite = new WeakMap<SettingsSite, Found>();
  const build = (scopes: readonly string[]): SiteSettings =>
    siteSettingsSchema.parse(sources.flatMap((layers) => scopes.map((scope) => layers[scope] ?? {})).reduce<object>(merge, standards));

  return {
    everywhere: build(['*']),
    of: (site) => find(site).whole,
    forBlocks: (site) => find(site).forBlocks,
  };

  function find(site: SettingsSite): Found {
    const known = bySite.get(site);
    if (known) return known;
    const found = findByName(site);
    bySite.set(site, found);
    return found;
  }

  function findByName({ locale, brand, siteId }: SettingsSite): Found {
    const key = `${siteId} ${locale}`;
    const found = byName.get(key);
    if (found) return found;
    const whole = build(['*', locale, brand, siteId]);
    const created = { whole, forBlocks: selectBlockSettings(whole) };
    byName.set(key, created);
    return created;
  }
}

/** Merges group by group: settings are two levels deep. */
function merge(below: object, above: object): object {
  const merged: Record<string, object> = { ...below };
  for (const [name, group] of Object.entries(above)) merged[name] = { ...merged[name], ...(group as object) };
  return merged;
}
