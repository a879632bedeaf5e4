import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { followLink } from '#engine/hydrate/follow-link.ts';
import { useStorefrontHost } from '../canvas/host-context.ts';

/** Makes links inside it navigate within the document, like those of blocks. */
export function FollowLinks({ children }: { readonly children: ReactNode }): ReactElement {
  const host = useStorefrontHost();
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hasAttribute('href')) followLink(host, link, event.nativeEvent);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of links, which keys cause too
    <div onClick={follow}>{children}</div>
  );
}
