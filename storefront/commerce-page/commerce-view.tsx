import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { CanvasView } from '../canvas/canvas-view.tsx';
import { FollowLinks } from '../host/follow-links.tsx';
import type { ScreenPage } from '../screen/screen-page.ts';

/**
 * Renders a commerce screen with the page's prefetched responses and the content below it, or only the content if it replaces the screen.
 */
export function CommerceView({ page, children }: { readonly page: ScreenPage; readonly children: ReactNode }): ReactElement {
  const canvas = page.canvas ? <CanvasView data={page.canvas} /> : null;
  // A page without commerce has no query client to hydrate.
  if (page.commerce === undefined) return <>{canvas}</>;
  return (
    <HydrationBoundary state={page.commerce.state}>
      <FollowLinks>{children}</FollowLinks>
      {canvas}
    </HydrationBoundary>
  );
}
