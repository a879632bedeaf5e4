import type { ContentFault } from '../../content/faults/content-problem.ts';
import type { StoredPromotion } from '../promotion-document.ts';

const getPeriod = ({ document: { validFrom, validTo } }: StoredPromotion): readonly [number, number] => [
  validFrom ? Date.parse(validFrom) : -Infinity,
  validTo ? Date.parse(validTo) : Infinity,
];

function hasOverlap(one: StoredPromotion, other: StoredPromotion): boolean {
  const [[from, to], [otherFrom, otherTo]] = [getPeriod(one), getPeriod(other)];
  const [sites, otherSites] = [one.document.sites, other.document.sites];
  const isSameSite = !sites || !otherSites || sites.some((site) => otherSites.includes(site));
  return from < otherTo && otherFrom < to && isSameSite;
}

/** Finds a code that another promotion uses on the same site at the same time, which would be ambiguous. */
export function findTakenCode(promotion: StoredPromotion, all: readonly StoredPromotion[]): ContentFault | undefined {
  const rivals = all.filter((other) => other.id !== promotion.id && hasOverlap(promotion, other));
  const codes = promotion.document.coupon?.codes ?? [];
  for (const [index, code] of codes.entries()) {
    const rival = rivals.find(({ document }) => document.coupon?.codes?.includes(code));
    if (rival) return { pointer: `/coupon/codes/${index}`, message: `"${code}" is taken by ${rival.id}` };
  }
  return undefined;
}
