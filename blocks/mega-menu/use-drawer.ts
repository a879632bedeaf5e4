import type { ComponentType, RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { AddressService } from '#blocks/host/address.ts';
import type { MenuDrawerProps } from './menu-drawer.tsx';

export interface Drawer {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly Content: ComponentType<MenuDrawerProps> | undefined;
  /** Fetches the drawer's code when the button is hovered or focused, so that it is loaded before the press. */
  readonly prepare: () => void;
  readonly press: () => Promise<void>;
}

let code: Promise<ComponentType<MenuDrawerProps>> | undefined;

function fetchCode(): Promise<ComponentType<MenuDrawerProps>> {
  code ??= import('./menu-drawer.tsx').then(({ MenuDrawer }) => MenuDrawer);
  // The next press retries.
  code.catch(() => (code = undefined));
  return code;
}

/**
 * The menu on small screens, which closes when the route changes. If its code fails to load, the bar itself opens as a popover, as it does
 * without script.
 */
export function useDrawer(bar: RefObject<HTMLElement | null>, address: AddressService): Drawer {
  const [open, setOpen] = useState(false);
  const [Content, setContent] = useState<ComponentType<MenuDrawerProps>>();
  useEffect(() => {
    const small = window.matchMedia('(width < 1024px)');
    const close = (): void => setOpen(false);
    const unfollow = address.subscribe(close);
    small.addEventListener('change', close);
    return () => {
      small.removeEventListener('change', close);
      unfollow();
    };
  }, [address]);
  return {
    open,
    setOpen,
    Content,
    prepare: () => void fetchCode().catch(() => undefined),
    press: async () => {
      try {
        const MenuDrawer = await fetchCode();
        setContent(() => MenuDrawer);
        setOpen(true);
      } catch (error) {
        console.warn('[cairn] [mega-menu] the drawer could not be fetched', error);
        bar.current?.showPopover();
      }
    },
  };
}
