import { createContext, use } from 'react';
import type { Host } from '#engine/host.ts';

export const HostContext = createContext<Host | undefined>(undefined);

export function useStorefrontHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('[cairn] [host] useStorefrontHost must be used inside StorefrontHostProvider');
  return host;
}
