import { createContext, use, type ReactNode } from 'react';
import type { Host } from './host.ts';

const HostContext = createContext<Host | undefined>(undefined);

/** Provides the host to the blocks below; `Canvas` does this for its own. */
export function HostProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }): ReactNode {
  return <HostContext value={host}>{children}</HostContext>;
}

/** Returns the page's host. Only for interactive blocks: a static block's HTML is shared by all visitors. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('[cairn] [render] useHost: a block that never hydrates has no host; set its hydration policy');
  return host;
}
