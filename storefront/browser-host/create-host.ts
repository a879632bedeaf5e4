import type { Location, NavigateFunction } from 'react-router';
import type { AddressService } from '#blocks/host/address.ts';
import type { Host } from '#engine/host.ts';
import { flags } from '../host/flags.ts';
import { getDialogState, createDialogNavigation } from '../host/open-dialog.ts';
import { getDialogHref, getDialogName, resolveDestination } from '../host/navigation.ts';
import type { PageGlobals } from './page-globals.ts';
import { createPageServices } from './create-page-services.ts';
import { track } from '../host/track.ts';
import { cancelSteps } from '../host/use-step.ts';
import { wakeBlocks } from '../canvas/browser-blocks.ts';

interface Latest {
  readonly navigate: NavigateFunction;
  readonly location: Location;
  readonly globals: PageGlobals;
}

interface PageHost {
  readonly host: Host;
  readonly update: (getLatest: Latest) => void;
  /** Notifies the subscribers of the page's address. */
  readonly notifyAddress: () => void;
}

/** Creates the Host port of the storefront. `update` must pass the state of the router and the page before the first event. */
export function createHost(): PageHost {
  let state: Latest | undefined;
  const followers = new Set<() => void>();
  const getLatest = (): Latest => {
    if (!state) throw new Error('[cairn] [host] called before the first update');
    return state;
  };
  function navigateTo(href: string): void {
    const { navigate, location: here } = getLatest();
    const destination = resolveDestination(href, { origin: window.location.origin, pathname: here.pathname, search: here.search });
    if (destination.kind === 'outside') window.location.assign(destination.href);
    // A bare #modal opens nothing.
    else if (destination.preservesScroll && destination.to === `${here.pathname}${here.search}`) return;
    else if (destination.preservesScroll)
      void wakeBlocks().then(() => navigate(destination.to, { preventScrollReset: true, ...createDialogNavigation(here) }));
    else {
      // Opening a page from a dialog replaces the dialog's history entry.
      const replace = getDialogName(here.hash) !== undefined && getDialogState(here.state)?.isBehind === true;
      cancelSteps();
      void navigate(destination.to, { replace });
    }
  }

  const address: AddressService = {
    search: () => window.location.search,
    go(search, { replace = false } = {}) {
      const { navigate, location: here } = getLatest();
      const to = `${here.pathname}${search === '?' ? '' : search}`;
      void wakeBlocks().then(() => navigate(to, { preventScrollReset: true, replace }));
    },
    subscribe(onChange) {
      followers.add(onChange);
      return () => followers.delete(onChange);
    },
  };

  const host: Host = {
    navigate: navigateTo,
    openDialog: (name, params) => navigateTo(getDialogHref(name, params)),
    track,
    flags,
    session: () => ({ loggedIn: getLatest().globals.loggedIn, path: window.location.pathname }),
    services: createPageServices(() => getLatest().globals, address),
  };
  return {
    host,
    update(now) {
      state = now;
    },
    notifyAddress() {
      for (const follower of followers) follower();
    },
  };
}
