import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { InlineCatalogGrid } from '#generated/content/types.ts';
import { Cell } from './inline-catalog-grid.styles.ts';

/** Holds a block between the products of a list; the definition gives its place. */
export default function InlineCatalogGridBlock({ slots }: BlockProps<InlineCatalogGrid>): ReactElement {
  return <Cell>{slots.components}</Cell>;
}
