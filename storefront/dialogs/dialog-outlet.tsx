import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import type { Host } from '#engine/host.ts';
import { FollowLinks } from '../host/follow-links.tsx';
import { useStorefrontHost } from '../canvas/host-context.ts';
import type { DialogDefinition, DialogProps } from './define-dialog.ts';
import { dialogNamed } from './index.ts';
import { dialogStateOf } from '../host/open-dialog.ts';
import { useStep } from '../host/use-step.ts';

interface Props {
  /** What the address asks for; undefined once it is closed. */
  readonly name: string | undefined;
  readonly locale: string;
  readonly closeLabel: string;
}

interface Shown {
  readonly name: string;
  /** The history's entry that it was opened in: the same name may be opened again with other parameters. */
  readonly entry: string;
  readonly definition: DialogDefinition<unknown>;
  readonly params: unknown;
  readonly Body: ComponentType<DialogProps<unknown>>;
}

/** The dialog that the address names. It stays while it is closed, so that it can go as it came. */
export default function DialogOutlet({ name, locale, closeLabel }: Props): ReactElement | null {
  const { pathname, search, state, key } = useLocation();
  const step = useStep();
  const host = useStorefrontHost();
  const [shown, setShown] = useState<Shown>();
  // The address changes a moment after a dialog was closed; who presses twice goes back once.
  const isClosing = useRef(false);

  const close = (): void => {
    if (name === undefined || isClosing.current) return;
    isClosing.current = true;
    // Opened on this page, the way back is the page without it; otherwise the address itself has asked for it.
    if (dialogStateOf(state)?.isBehind) step(-1);
    else step(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  };
  const giveUp = useEffectEvent(close);

  useEffect(() => {
    isClosing.current = false;
    if (name === undefined) return undefined;
    let isOver = false;
    const definition = dialogNamed(name);
    const params = definition.read({ name, query: new URLSearchParams(search), given: dialogStateOf(state)?.dialog });
    const open = async (): Promise<void> => {
      try {
        const [{ default: Body }] = await Promise.all([definition.load(), definition.commerce ? openCommerce(locale, host) : undefined]);
        if (!isOver) setShown({ name, entry: key, definition, params, Body });
      } catch (error) {
        console.warn(`[cairn] [dialog] ${name}: could not be opened`, error);
        if (!isOver) giveUp();
      }
    };
    void open();
    return () => {
      isOver = true;
    };
  }, [name, locale, host, search, state, key]);

  if (!shown) return null;
  const { Body, definition, params } = shown;
  return (
    <FollowLinks>
      <Body
        key={shown.name}
        params={params}
        locale={locale}
        frame={{ isOpen: name === shown.name, onOpenChange: (isOpen) => isOpen || close(), closeLabel, placement: definition.placement }}
      />
    </FollowLinks>
  );
}

async function openCommerce(locale: string, host: Host): Promise<void> {
  const { openCommerceDeferred } = await import('../browser-host/open-commerce-deferred.ts');
  await openCommerceDeferred(locale, host);
}
