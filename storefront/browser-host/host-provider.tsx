import { useEffect, useInsertionEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createHost } from './create-host.ts';
import { HostContext } from '../canvas/host-context.ts';
import type { PageGlobals } from './page-globals.ts';

interface Props {
  readonly globals: PageGlobals;
  readonly children: ReactNode;
}

/** Provides the Host port to blocks. The object stays the same as long as the document lives, so that it causes no renders. */
export function StorefrontHostProvider({ globals, children }: Props): ReactElement {
  const navigate = useNavigate();
  const location = useLocation();
  const [{ host, update, notifyAddress }] = useState(createHost);
  useInsertionEffect(() => update({ navigate, location, globals }), [update, navigate, location, globals]);
  useEffect(notifyAddress, [notifyAddress, location]);
  return <HostContext value={host}>{children}</HostContext>;
}
