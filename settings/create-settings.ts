import { checkLayers, shopLayers, type SettingsLayers } from './layers.ts';
import { siteSettingsSchema, type SiteSettings } from './site-settings.ts';

/** The part of a site by which its settings are found. */
export interface SettingsSite {
  readonly locale: string;
  readonly brand: string;
  /** BRAND-COUNTRY. */
  readonly siteId: string;
}

export interface Settings {
  /** What holds for the process, whichever site it serves. */
  readonly everywhere: SiteSettings;
  /** The same object each time for the same site. */
  of(site: SettingsSite): SiteSettings;
}

/**
 * The shop's settings: defaults, then the shop's own layers, then those of the environment; of each the most general first. A list is
 * replaced as a whole.
 */
export function createSettings(environment: SettingsLayers = {}, own: SettingsLayers = shopLayers): Settings {
  const sources = [checkLayers(own, 'layers.ts'), environment];
  const known = new Map<string, SiteSettings>();
  const build = (scopes: readonly string[]): SiteSettings =>
    siteSettingsSchema.parse(sources.flatMap((layers) => scopes.map((scope) => layers[scope] ?? {})).reduce<object>(merge, {}));

  return {
    everywhere: build(['*']),
    of({ locale, brand, siteId }) {
      const key = `${siteId} ${locale}`;
      const found = known.get(key) ?? build(['*', locale, brand, siteId]);
      known.set(key, found);
      return found;
    },
  };
}

/** Group by group: settings are two levels deep. */
function merge(below: object, above: object): object {
  const merged: Record<string, object> = { ...below };
  for (const [name, group] of Object.entries(above)) merged[name] = { ...merged[name], ...(group as object) };
  return merged;
}
