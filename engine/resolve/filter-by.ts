import type { ParsedFilter, ParsedNode } from '../block.ts';
import type { Choice } from './receipt.ts';
import type { Visitor } from './visitor.ts';

/**
 * The components when the page's product or category is, or is not, in the list. A page without a product or
 * category is in no list, so IN hides and NOT IN shows.
 */
export function applyFilter(block: ParsedFilter, visitor: Visitor): { readonly choice: Choice; readonly nodes: readonly ParsedNode[] } {
  const values = valuesOf(block.variant, visitor);
  const isListed = values.some((value) => block.filterBy.includes(value));
  const holds = isListed === (block.operator === 'IN');
  const what = block.variant === 'bySku' ? 'product' : 'category';
  const subject =
    values.length === 0 ? `The page has no ${what}` : `The ${what} ${values.join(', ')} is ${isListed ? '' : 'not '}in the list`;

  return {
    nodes: holds ? block.components : [],
    choice: {
      nodeId: block.id,
      kind: 'filter-by',
      rule: 'condition',
      picked: holds ? 'shown' : 'hidden',
      candidates: ['shown', 'hidden'],
      why: `${subject}; the operator is ${block.operator}.`,
    },
  };
}

function valuesOf(variant: ParsedFilter['variant'], { product, categoryId }: Visitor): readonly string[] {
  if (variant === 'byCategory') return categoryId === undefined ? [] : [categoryId];
  return product ? [product.productId, ...(product.skus ?? [])] : [];
}
