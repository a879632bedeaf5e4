import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSettings } from './create-settings.ts';
import { readLayers, SettingsError } from './layers.ts';
import { selectBlockSettings, siteSettingsSchema } from './site-settings.ts';

const site = { locale: 'de-de', brand: 'solvane', siteId: 'SOLVANE-DE' };

describe('createSettings', () => {
  it('has a default for everything', () => {
    const { everywhere } = createSettings({}, {});
    expect(everywhere.menu).toEqual({ triggerOnClick: false, showLevel3ShopAll: false });
    expect(everywhere.articles.related).toBe(4);
  });

  it('prefers the more specific layer, and keeps its other settings', () => {
    const settings = createSettings(
      {},
      {
        'SOLVANE-DE': { toasts: { duration: 4 } },
        solvane: { toasts: { duration: 3, durationWithAction: 30 } },
        'de-de': { toasts: { duration: 2 }, menu: { triggerOnClick: true } },
        '*': { toasts: { duration: 1 } },
      },
    );
    expect(settings.everywhere.toasts.duration).toBe(1);
    expect(settings.of(site)).toMatchObject({ toasts: { duration: 4, durationWithAction: 30 }, menu: { triggerOnClick: true } });
    expect(settings.of({ ...site, locale: 'en-us', siteId: 'SOLVANE-US' }).toasts.duration).toBe(3);
  });

  it('prefers the environment to the shop', () => {
    const environment = readLayers('{"*":{"promoBar":{"maxMessages":2}}}');
    const settings = createSettings(environment, { 'SOLVANE-DE': { promoBar: { maxMessages: 5 } } });
    expect(settings.of(site).promoBar.maxMessages).toBe(2);
  });

  it('returns the same object for the same site, as caches depend on it', () => {
    const settings = createSettings();
    expect(settings.of(site)).toBe(settings.of({ ...site }));
  });

  it('replaces a list as a whole', () => {
    const settings = createSettings({ solvane: { collection: { collectionPointFields: ['email'] } } });
    expect(settings.of(site).collection.collectionPointFields).toEqual(['email']);
  });
});

describe('readLayers', () => {
  it.each([
    ['{"*":{"menu":{"triggerOnClik":true}}}', /\*\.menu.*triggerOnClik/],
    ['{"*":{"promoBar":{"maxMessages":0}}}', /\*\.promoBar\.maxMessages/],
    ['{"Everywhere Else":{}}', /Everywhere Else/],
    ['{', /not JSON/],
  ])('refuses %s and says where', (text, sentence) => {
    expect(() => readLayers(text)).toThrow(SettingsError);
    expect(() => readLayers(text)).toThrow(sentence);
  });

  it('reads an absent variable as no layers', () => {
    expect(readLayers(undefined)).toEqual({});
  });
});

describe('selectBlockSettings', () => {
  it('passes blocks only their groups', () => {
    const settings = selectBlockSettings(createSettings().everywhere);
    expect(settings).toHaveProperty('menu');
    expect(settings).not.toHaveProperty('timeLimits');
  });
});

const root = new URL('../', import.meta.url);
const documented = readFileSync(new URL('docs/reference/settings.md', root), 'utf8');

it('docs/reference/settings.md lists every setting with its default', () => {
  const groups = Object.entries(siteSettingsSchema.parse({}));
  const rows = groups.flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `| \`${group}.${name}\` | \`${JSON.stringify(value)}\` |`),
  );
  expect(rows.filter((row) => !documented.replaceAll(/ +\|/g, ' |').includes(row))).toEqual([]);
});

describe('docs/reference/settings.md', () => {
  const rows = documented
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, setting = '', , , reader = '']) => ({ setting: setting.replaceAll('`', ''), reader: reader.replaceAll('`', '') }));
  const code = globSync('{blocks,engine,commerce,storefront,showcase,server,scripts}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|stories|browser\.test|fixtures)\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, root), 'utf8'));

  it.each(rows.filter(({ reader }) => !reader.startsWith('waits for ')))('lists the readers of $setting', ({ setting, reader }) => {
    const [group = '', name = ''] = setting.split('.');
    const text = readFileSync(new URL(reader, root), 'utf8');
    expect(text).toMatch(new RegExp(String.raw`\b(?:${name}|of\(site\)\.${group})\b`));
  });

  it.each(rows.filter(({ reader }) => reader.startsWith('waits for ')))(
    'lists no reader of $setting, which is not read yet',
    ({ setting }) => {
      const [group, name] = setting.split('.');
      const read = new RegExp(String.raw`\b${group}\??\.${name}\b|\b${group}: \{[^}]*\b${name}\b|settings: \[[^\]]*'${group}'`);
      expect(code.filter((text) => read.test(text))).toEqual([]);
    },
  );
});
