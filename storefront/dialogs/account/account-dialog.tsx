import { useEffect, useMemo, useRef, type MouseEvent, type ReactElement } from 'react';
import { AccountSections } from '#commerce/account/account-sections.tsx';
import { DialogRoot } from '#commerce/account/account.styles.ts';
import { pageAddress } from '#commerce/account/dialog-address.ts';
import { useAccountDialog } from '#commerce/account/use-account-dialog.ts';
import { forgetMerged } from '#commerce/cart/changes/merged-cart.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { DialogProps } from '../define-dialog.ts';
import type { AccountDialogParams } from './account-dialog-params.ts';

/** A page of the account area in a dialog; one that cannot be had is closed again. */
export default function AccountDialog({ params, locale, frame }: DialogProps<AccountDialogParams>): ReactElement | null {
  const start = useMemo(() => startOf(params, locale), [params, locale]);
  const { shown, go, send } = useAccountDialog({
    start,
    onFailure(error) {
      console.warn(`[cairn] [dialog] ${params.page}: could not be shown`, error);
      frame.onOpenChange(false);
    },
  });
  const root = useRef<HTMLDivElement>(null);
  const address = shown?.address;
  const first = useRef(address);
  useEffect(() => {
    // The first page has the focus as the dialog's; the next ones take it.
    if (first.current !== undefined && first.current !== address) root.current?.focus();
    first.current = address;
  }, [address]);
  if (!shown) return null;
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && link?.origin === location.origin && go(`${link.pathname}${link.search}`)) event.preventDefault();
  };
  return (
    <Sheet {...frame} title={shown.page.title}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on the links in it, which keys press too */}
      <DialogRoot ref={root} tabIndex={-1} onClickCapture={follow}>
        {shown.page.lead ? <p>{shown.page.lead}</p> : null}
        <AccountSections key={shown.turn} page={shown.page} refused={shown.refused} onSend={send} isShown={frame.isOpen} />
      </DialogRoot>
    </Sheet>
  );
}

/** The address of its page, which leads back to the page behind; that one has told of a merged cart already. */
function startOf({ page, query: asked }: AccountDialogParams, locale: string): string {
  const query = new URLSearchParams(asked);
  const behind = new URLSearchParams(location.search);
  forgetMerged(behind);
  query.set('next', behind.size > 0 ? `${location.pathname}?${behind}` : location.pathname);
  return pageAddress(locale, page, query);
}
