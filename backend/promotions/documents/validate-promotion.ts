import { promotionSchema, rewardSchemas } from '#generated/promotions/schemas.js';
import type { Amounts, Promotion, PromotionKind } from '#generated/promotions/types.ts';
import { validatePromotion as matchesSchema, validateReward } from '#generated/promotions/validators.js';
import type { ContentFault } from '../../content/faults/content-problem.ts';
import { describeError, getSchemaAt } from '../../content/faults/describe-fault.ts';
import { findNearestName } from '../../content/faults/find-nearest-name.ts';
import { shopSites, type ShopSite } from '../../sites/shop-site.ts';
import { getAmount } from '../engine/amount-in.ts';
import { preparePromotion } from '../engine/prepared-promotion.ts';
import { promotionKinds } from '../kinds/promotion-kinds.ts';
import type { PromotionDocument } from '../promotion-document.ts';

/** The document, if it is valid. */
export interface PromotionValidation {
  readonly document: PromotionDocument | null;
  readonly faults: readonly ContentFault[];
}

type Schema = typeof promotionSchema;
const getPropertyNames = (schema: Schema) => (pointer: string) => Object.keys(getSchemaAt(schema, pointer)?.properties ?? {});

const kindNames = Object.keys(promotionKinds) as readonly PromotionKind[];
const isKind = (name: string): name is PromotionKind => kindNames.some((known) => known === name);

function findRewardFaults({ reward }: Promotion): readonly ContentFault[] {
  const { kind } = reward;
  if (!isKind(kind)) {
    const near = findNearestName(kind, kindNames);
    return [{ pointer: '/reward/kind', message: `there is no kind "${kind}"`, ...(near && { hint: `did you mean "${near}"?` }) }];
  }
  const validate = validateReward[kind];
  if (validate(reward)) return [];
  return (validate.errors ?? []).map((error) => describeError(error, reward, '/reward', getPropertyNames(rewardSchemas[kind])));
}

function findAmountFaults(pointer: string, amounts: Amounts | undefined, { id, currency }: ShopSite): readonly ContentFault[] {
  if (!amounts || getAmount(amounts, currency) !== null) return [];
  return [{ pointer, message: `needs an amount in ${currency}, with at most two decimals, for ${id}` }];
}

/** Errors that schemas cannot express: unknown sites, and amounts that lack a site's currency. */
function findSiteFaults(document: PromotionDocument, brand: string): readonly ContentFault[] {
  const ofBrand = shopSites.filter((site) => site.brand === brand);
  const named = document.sites ?? ofBrand.map(({ id }) => id);
  return named.flatMap((id, index) => {
    const site = ofBrand.find((one) => one.id === id);
    if (!site) return [{ pointer: `/sites/${index}`, message: `${brand} has no site "${id}"` }];
    const faults = [
      ...findAmountFaults('/minimum/amount', document.minimum?.amount, site),
      ...findAmountFaults('/coupon/limits/budget', document.coupon?.limits?.budget, site),
    ];
    if (faults.length > 0 || preparePromotion(promotionKinds, { id: '', document }, site)) return faults;
    return [{ pointer: '/reward', message: `needs its amounts in ${site.currency}, with at most two decimals, for ${id}` }];
  });
}

function findTimeFaults({ validFrom, validTo }: PromotionDocument): readonly ContentFault[] {
  if (!validFrom || !validTo || Date.parse(validFrom) < Date.parse(validTo)) return [];
  return [{ pointer: '/validTo', message: 'must be later than validFrom' }];
}

function findCouponFaults({ coupon }: PromotionDocument): readonly ContentFault[] {
  return !coupon || coupon.codes || coupon.prefix ? [] : [{ pointer: '/coupon', message: 'must have "codes" or a "prefix"' }];
}

function findDeliveryFaults({ delivery }: PromotionDocument, known: readonly string[]): readonly ContentFault[] {
  return (delivery ?? []).flatMap((name, index) =>
    known.includes(name) ? [] : [{ pointer: `/delivery/${index}`, message: `must be one of ${known.join(', ')}, not "${name}"` }],
  );
}

/** Validates a document. @param deliveryNames Names of the delivery kinds. */
export function validatePromotion(value: unknown, brand: string, deliveryNames: readonly string[]): PromotionValidation {
  if (!matchesSchema(value)) {
    const errors = matchesSchema.errors ?? [];
    return { document: null, faults: errors.map((error) => describeError(error, value, '', getPropertyNames(promotionSchema))) };
  }
  const faults = findRewardFaults(value);
  if (faults.length > 0) return { document: null, faults };
  const document = value as PromotionDocument;
  const found = [
    ...findSiteFaults(document, brand),
    ...findTimeFaults(document),
    ...findCouponFaults(document),
    ...findDeliveryFaults(document, deliveryNames),
  ];
  return { document: found.length === 0 ? document : null, faults: found };
}
