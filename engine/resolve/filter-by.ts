import type { ParsedFilter, ParsedNode } from '../block.ts';
import type { Choice } from './receipt.ts';
import type { Visitor } from './visitor.ts';

/**
 * Returns the components when the page's product or one of its categories is, or is not, in the list, ignoring case. A page without a
 * product or category is in no list, so IN hides and NOT IN shows.
 */
export function applyFilter(block: ParsedFilter, visitor: Visitor): { readonly choice: Choice; readonly nodes: readonly ParsedNode[] } {
  const values = getValues(block.variant, visitor);
  const listed = new Set(block.filterBy.map((value) => value.toLowerCase()));
  const found = values.find((value) => listed.has(value.toLowerCase()));
  const isListed = found !== undefined;
  const holds = isListed === (block.operator === 'IN');
  const what = block.variant === 'bySku' ? 'product' : 'category';
  const named = found ?? values[0];
  const subject = named === undefined ? `The page has no ${what}` : `The ${what} ${named} is ${isListed ? '' : 'not '}in the list`;

  return {
    nodes: holds ? block.components : [],
    choice: {
      nodeId: block.id,
      kind: 'filter-by',
      rule: 'condition',
      chosen: holds ? 'shown' : 'hidden',
      candidates: ['shown', 'hidden'],
      why: `${subject}; the operator is ${block.operator}.`,
    },
  };
}

function getValues(variant: ParsedFilter['variant'], { product, categoryIds }: Visitor): readonly string[] {
  if (variant === 'byCategory') return categoryIds ?? [];
  return product ? [product.productId, ...(product.skus ?? [])] : [];
}
