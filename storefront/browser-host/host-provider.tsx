import { useEffect, useInsertionEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createHost } from './create-host.ts';
import { HostContext } from '../canvas/host-context.ts';
import type { PageGlobals } from './page-globals.ts';

interface Props {
  readonly globals: PageGlobals;
  readonly children: ReactNode;
}

/** The storefront's answer to what blocks ask for: one object as long as the page lives, so that nothing renders anew for it. */
export function StorefrontHostProvider({ globals, children }: Props): ReactElement {
  const navigate = useNavigate();
  const location = useLocation();
  const [{ host, update, tellAddress }] = useState(createHost);
  useInsertionEffect(() => update({ navigate, location, globals }), [update, navigate, location, globals]);
  useEffect(tellAddress, [tellAddress, location]);
  return <HostContext value={host}>{children}</HostContext>;
}
