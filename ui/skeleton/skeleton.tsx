import type { ReactElement } from 'react';
import { SkeletonRoot } from './skeleton.styles.ts';

export interface SkeletonProps {
  readonly shape?: 'text' | 'heading' | 'square' | 'portrait' | 'control';
}

/** Placeholder for loading content. Announce the loading once, at the region around it (`aria-busy`). */
export function Skeleton({ shape = 'text' }: SkeletonProps): ReactElement {
  return <SkeletonRoot aria-hidden="true" data-shape={shape} />;
}
