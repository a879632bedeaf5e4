import type { BadgeProps } from '#ui/badge/badge.tsx';
import type { BadgeMessages } from '#generated/messages/badge/messages.ts';

/** Ids of the badges and eyebrows that the catalog gives to products. */
export type BadgeId = keyof BadgeMessages;

type BadgeLook = NonNullable<BadgeProps['kind']>;

const looks = {
  NEW: 'solid',
  BESTSELLER: 'accent',
  SALE: 'sale',
  'LOW STOCK': 'warning',
  'SOLD OUT': 'quiet',
} satisfies Record<BadgeId, BadgeLook>;

/** Look of a badge by its id; unknown ids get a neutral look. */
export function getBadgeLook(id: string): BadgeLook {
  return Object.hasOwn(looks, id) ? looks[id as BadgeId] : 'neutral';
}
