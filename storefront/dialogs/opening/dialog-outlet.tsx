import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import type { Commerce } from '#commerce/query/commerce-provider.tsx';
import type { Host } from '#engine/host.ts';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import { FollowLinks } from '../../host/follow-links.tsx';
import { getDialogState } from '../../host/open-dialog.ts';
import { useStep } from '../../host/use-step.ts';
import type { AnyDialog } from '../define-dialog.ts';
import { getDialog } from '../index.ts';
import { loadDialog, type LoadedDialog, type Opening } from './load-dialog.ts';

interface Props {
  /** Name of the dialog in the address; undefined if none is open. */
  readonly name: string | undefined;
  readonly locale: string;
  readonly closeLabel: string;
  /** The registry; tests pass another one. */
  readonly find?: (name: string) => AnyDialog;
}

interface Shown extends Opening {
  readonly definition: AnyDialog;
  readonly loaded: LoadedDialog;
  /** Set once it has loaded. */
  readonly deferred: unknown;
  readonly isFailure: boolean;
}

/** Renders the dialog of the address. It stays mounted while it closes, so that closing is animated. */
export default function DialogOutlet({ name, locale, closeLabel, find = getDialog }: Props): ReactElement | null {
  const { pathname, search, state } = useLocation();
  const step = useStep();
  const host = useStorefrontHost();
  const [shown, setShown] = useState<Shown>();
  // A closed dialog opens again only with its new data.
  const [isStale, setStale] = useState(false);
  if (name === undefined && !isStale) setStale(true);
  // The address changes shortly after a dialog closes; a second click must not go back twice.
  const isClosing = useRef(false);

  const close = (): void => {
    if (name === undefined || isClosing.current) return;
    isClosing.current = true;
    // If the dialog was opened on this page, going back one entry closes it; otherwise the address opened it.
    if (getDialogState(state)?.isBehind) step(-1);
    else step(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  };
  const closeDialog = useEffectEvent(close);
  const reuse = useEffectEvent((definition: AnyDialog, opening: Opening) => shown && getReusableDialog(shown, definition, opening));

  useEffect(() => {
    isClosing.current = false;
    if (name === undefined) return undefined;
    const closed = new AbortController();
    const definition = find(name);
    const query = new URLSearchParams(search);
    const given = getDialogState(state)?.dialog;
    const opening = { name, locale, params: definition.readParams({ name, locale, pathname, query, given }) };

    const show = async (loaded: LoadedDialog, isFailure = false): Promise<void> => {
      if (closed.signal.aborted) return;
      setShown({ ...opening, definition, loaded, isFailure, deferred: undefined });
      setStale(false);
      const late = await loaded.deferred;
      if (late !== undefined && !closed.signal.aborted) setShown((now) => now && { ...now, deferred: late });
    };
    const open = async (): Promise<void> => {
      try {
        const loaded = reuse(definition, opening) ?? loadDialog(definition, opening, () => openCommerce(locale, host), closed.signal);
        await show(await loaded);
      } catch (error) {
        if (closed.signal.aborted) return;
        console.warn(`[cairn] [dialog] ${name}: could not be opened`, error);
        if (definition.onFailure === 'close') closeDialog();
        else await fail(error);
      }
    };
    const fail = async (error: unknown): Promise<void> => {
      try {
        const { loadFailedDialog } = await import('./failed-dialog.tsx');
        await show(await loadFailedDialog(locale, error, () => void open()), true);
      } catch {
        closeDialog();
      }
    };
    void open();
    return () => closed.abort();
  }, [name, locale, host, find, pathname, search, state]);

  if (!shown) return null;
  const { definition, params, loaded, deferred } = shown;
  const { View, messages, critical } = loaded;
  const isOpen = name === shown.name && !isStale;
  const frame = { isOpen, onOpenChange: (toOpen: boolean) => toOpen || close(), closeLabel, placement: definition.placement };
  return (
    <FollowLinks>
      <View
        key={getViewKey(shown)}
        params={params}
        locale={locale}
        frame={frame}
        messages={messages}
        critical={critical}
        deferred={deferred}
      />
    </FollowLinks>
  );
}

/** An error needs another key than the dialog that it replaces. */
function getViewKey({ name, isFailure }: Shown): string {
  return isFailure ? `${name}:failure` : name;
}

/** A dialog without calls reuses its loaded data for the same parameters; with calls, the query client decides what is fresh. */
function getReusableDialog({ loaded, isFailure, ...shown }: Shown, definition: AnyDialog, opening: Opening): LoadedDialog | undefined {
  if (isFailure || shown.definition !== definition || definition.calls?.length) return undefined;
  const before = JSON.stringify([shown.name, shown.locale, shown.params]);
  return before === JSON.stringify([opening.name, opening.locale, opening.params]) ? loaded : undefined;
}

async function openCommerce(locale: string, host: Host): Promise<Commerce> {
  const { openCommerceDeferred } = await import('../../browser-host/open-commerce-deferred.ts');
  return (await openCommerceDeferred(locale, host)).commerce;
}
