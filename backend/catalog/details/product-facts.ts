import { fiberMessages } from '#generated/messages/fiber/all.ts';
import { materialPartMessages } from '#generated/messages/material-part/all.ts';
import type { MaterialPart, Measure } from '#generated/openapi/products.ts';
import type { StoredMaterialPart } from '../../database/tables/catalog.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { getLabel } from '../labels/get-label.ts';

const GRAMS_PER_OUNCE = 28.349523125;
const CM_PER_INCH = 2.54;

const isImperial = ({ site }: Pick<ShopContext, 'site'>): boolean => site.country === 'US';

/** Ounces with one decimal in the United States, otherwise grams. */
export function formatWeight(grams: number, shop: Pick<ShopContext, 'site'>): Measure {
  return isImperial(shop) ? { value: Math.round((grams / GRAMS_PER_OUNCE) * 10) / 10, unit: 'oz' } : { value: grams, unit: 'g' };
}

/** Whole inches in the United States, otherwise centimeters. */
export function formatLength(cm: number, shop: Pick<ShopContext, 'site'>): Measure {
  return isImperial(shop) ? { value: Math.round(cm / CM_PER_INCH), unit: 'in' } : { value: cm, unit: 'cm' };
}

export function describeMaterials(composition: readonly StoredMaterialPart[], { locale }: Pick<ShopContext, 'locale'>): MaterialPart[] {
  return composition.map(({ part, fibers }) => ({
    label: getLabel(materialPartMessages, part, locale),
    fibers: fibers.map(({ fiber, percent }) => ({ label: getLabel(fiberMessages, fiber, locale), percent })),
  }));
}
