import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { CanvasView } from '../canvas/canvas-view.tsx';
import { FollowLinks } from '../host/follow-links.tsx';
import type { ScreenPage } from '../screen/screen-page.ts';

/** A commerce screen with the answers that its page has brought, and the content below it; where that stands for the screen, it stands alone. */
export function CommerceView({ page, children }: { readonly page: ScreenPage; readonly children: ReactNode }): ReactElement {
  const canvas = page.canvas ? <CanvasView data={page.canvas} /> : null;
  // Without commerce on the page nobody has provided the client that answers would go to.
  if (page.commerce === undefined) return <>{canvas}</>;
  return (
    <HydrationBoundary state={page.commerce.state}>
      <FollowLinks>{children}</FollowLinks>
      {canvas}
    </HydrationBoundary>
  );
}
