import { lazy, Suspense, type ReactElement } from 'react';
import { useSavedItemsContext } from './saved-items-provider.tsx';

const SavedItemsSection = lazy(async () => ({ default: (await import('./saved-items-section.tsx')).SavedItemsSection }));

/** Saved items below the cart. Their code loads only if there can be any. */
export function SavedItemsOnDemand(): ReactElement | null {
  const context = useSavedItemsContext();
  if (!context?.mayHaveList) return null;
  return (
    <Suspense fallback={null}>
      <SavedItemsSection />
    </Suspense>
  );
}
