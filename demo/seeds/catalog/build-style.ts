import type { StoredMedia } from '#backend/database/tables/catalog.ts';
import { sizeScales } from '#backend/catalog/sizes.ts';
import { categories } from './categories.ts';
import { colors, colorSets } from './colors.ts';
import { editionCopy, editions, type SeedEdition } from './editions.ts';
import type { FeatureId } from '#backend/catalog/labels/features.ts';
import { kinds, type SeedKind } from '#backend/catalog/labels/kinds.ts';
import { getModelInView } from './models-in-pictures.ts';
import { hashToNumber } from './seed-values.ts';
import type { Gender } from '#backend/catalog/labels/localized-text.ts';
import type { SeedModel } from './seed-types.ts';

const prefix = { tarnfell: 'TF', solvane: 'SV' } as const;
const letter: Readonly<Record<Gender, string>> = { men: 'M', women: 'W', kids: 'K', unisex: 'U' };

/** A style before its texts and prices are generated. */
export interface SeedStyle {
  readonly id: string;
  readonly model: SeedModel;
  readonly kind: SeedKind;
  readonly edition: SeedEdition;
  /** Index among its siblings, from 0. */
  readonly sibling: number;
  readonly scale: string;
  readonly sizes: readonly string[];
  readonly fits: readonly string[];
  readonly features: readonly FeatureId[];
  readonly colors: readonly { readonly slug: string; readonly code: string }[];
  readonly season: 'AW26' | 'SS26' | 'CORE';
  readonly releasedOn: string;
  readonly badge: 'NEW' | 'BESTSELLER' | null;
  readonly lowStock: boolean;
  /** Percentage, and the number of its first colors that are reduced. */
  readonly reduction: { readonly percent: number; readonly colors: number } | null;
  readonly rank: number;
}

function getScale(kind: SeedKind, gender: Gender): string {
  if (kind.scale === 'shoe') return `shoe-${gender}`;
  if (gender === 'kids' && (kind.scale === 'apparel' || kind.scale === 'waist')) return 'apparel-kids';
  return kind.scale === 'waist' ? `waist-${gender === 'women' ? 'women' : 'men'}` : kind.scale;
}

function getColors(model: SeedModel, sibling: number): SeedStyle['colors'] {
  const set = colorSets[model.brand][model.colorSet] ?? [];
  const turned = [...set.slice(sibling % set.length), ...set.slice(0, sibling % set.length)];
  return turned.slice(0, 4 + (sibling % 2)).flatMap((slug) => colors[model.brand].filter((color) => color.slug === slug));
}

function getReleaseDate(id: string, sibling: number): Pick<SeedStyle, 'season' | 'releasedOn'> {
  const n = hashToNumber(id, 'release');
  const day = String(1 + (n % 28)).padStart(2, '0');
  if (n % 10 < 3) return { season: 'AW26', releasedOn: `2026-${['08', '09', '10'][n % 3] ?? '10'}-${day}` };
  if (n % 10 < 6) return { season: 'SS26', releasedOn: `2026-0${2 + (n % 3)}-${day}` };
  return { season: 'CORE', releasedOn: `202${4 + (sibling % 2)}-09-${day}` };
}

function getReduction(id: string, count: number): SeedStyle['reduction'] {
  const n = hashToNumber(id, 'sale');
  if (n % 6 !== 0) return null;
  return { percent: n % 18 === 0 ? 40 : 20, colors: n % 12 === 0 ? count : 2 };
}

/** Builds one sibling of a model, by its index in the set of its kind's editions. */
export function buildStyle(model: SeedModel, sibling: number): SeedStyle {
  const kind = kinds[model.kind] as SeedKind;
  const edition = editions[kind.editions]?.[sibling] as SeedEdition;
  const id = `${prefix[model.brand]}${model.code}0${sibling + 1}${letter[edition.gender]}`;
  const scale = getScale(kind, edition.gender);
  const dyed = getColors(model, sibling);
  const released = getReleaseDate(id, sibling);
  const n = hashToNumber(id);
  const core = edition.word === '' && edition.gender !== 'kids';
  return {
    id,
    model,
    kind,
    edition,
    sibling,
    scale,
    sizes: sizeScales[scale] ?? [],
    fits: core && (model.kind === 'boot' || sibling === 0 || kind.fits.length === 3) ? kind.fits : [],
    features: [...new Set([...kind.features, ...(editionCopy[edition.word]?.features ?? [])])],
    colors: dyed,
    ...released,
    badge: released.season === 'AW26' && n % 2 === 0 ? 'NEW' : core && n % 5 === 0 ? 'BESTSELLER' : null,
    lowStock: hashToNumber(id, 'low') % 14 === 0,
    reduction: getReduction(id, dyed.length),
    rank: 1000 - sibling * 70 - (n % 320),
  };
}

/** Returns the ids of every category of a style. */
export function getCategories(style: SeedStyle): string[] {
  const { model, edition } = style;
  return categories[model.brand]
    .filter(({ kinds: requested, genders, only }) => {
      if (requested.length > 0 && !requested.includes(model.kind)) return false;
      if (genders.length > 0 && !genders.includes(edition.gender)) return false;
      if (only === 'new') return style.season === 'AW26';
      return only === 'sale' ? style.reduction !== null : true;
    })
    .map(({ id }) => id);
}

/** Category of its breadcrumbs: the narrowest category of its kind. */
export function getHomeCategory(style: SeedStyle): string {
  const byKind = categories[style.model.brand].filter(
    ({ kinds: requested, genders }) => genders.length === 0 && requested.includes(style.model.kind),
  );
  const narrowest = byKind.toSorted((a, b) => a.kinds.length - b.kinds.length)[0];
  return narrowest?.id ?? '';
}

/** Images of one of its colors, in page order. */
export function getGallery(style: SeedStyle, color: string): StoredMedia[] {
  const { model, kind } = style;
  const base = `/media/${model.brand}/image/upload/v1/products/${model.model}/${color}`;
  return kind.views.map((view) => {
    const person = getModelInView(style, view);
    return { type: 'image', view, src: `${base}/${view}`, ...(person && { model: person }) };
  });
}
