import type { ReactElement } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import type { Badge as ProductBadgeData } from '#generated/openapi/shared.ts';
import { getBadgeLook } from './badge-looks.ts';

/** A product's badge or eyebrow. */
export function ProductBadge({ badge: { id, label } }: { readonly badge: ProductBadgeData }): ReactElement {
  return <Badge kind={getBadgeLook(id)}>{label}</Badge>;
}
