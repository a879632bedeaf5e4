import { useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { AccountSections } from '#commerce/account/account-sections.tsx';
import { DialogRoot } from '#commerce/account/account.styles.ts';
import { StepProgress } from '#commerce/account/step-progress.tsx';
import { useAccountDialog, type FirstPage } from '#commerce/account/use-account-dialog.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { dispatchRecalculate } from '../../host/recalculate-event.ts';
import type { DialogProps, NoMessages } from '../define-dialog.ts';
import type { AccountDialogParams } from './account-dialog-params.ts';

type Props = DialogProps<AccountDialogParams, NoMessages, FirstPage>;

export default function AccountView({ critical, frame }: Props): ReactElement | null {
  const { shown, go, send } = useAccountDialog({
    first: critical,
    onFailure(error) {
      console.warn('[cairn] [dialog] an account page failed to load', error);
      frame.onOpenChange(false);
    },
    // Interests and memberships affect the variants that the page shows.
    onSaved: () => dispatchRecalculate('account'),
  });
  const root = useRef<HTMLDivElement>(null);
  const address = shown?.address;
  const first = useRef(address);
  useEffect(() => {
    // The dialog focuses its first page; later pages take the focus themselves.
    if (first.current !== undefined && first.current !== address) root.current?.focus();
    first.current = address;
  }, [address]);
  if (!shown) return null;
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || link?.origin !== location.origin) return;
    // The hash of the address is the name of the dialog: a link to a field only moves the focus.
    const field = link.hash === '' ? null : root.current?.querySelector<HTMLElement>(`#${CSS.escape(link.hash.slice(1))}`);
    if (field) field.focus();
    if (field || go(`${link.pathname}${link.search}`)) event.preventDefault();
  };
  return (
    <Sheet {...frame} title={shown.page.title} dismissible={!shown.page.requiresDecision}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on the links in it, which keys press too */}
      <DialogRoot ref={root} tabIndex={-1} onClickCapture={follow}>
        {shown.page.progress ? <StepProgress progress={shown.page.progress} /> : null}
        {shown.page.lead ? <p>{shown.page.lead}</p> : null}
        <AccountSections
          key={shown.turn}
          page={shown.page}
          rejection={shown.rejection}
          onSend={send}
          scope="dialog-"
          isShown={frame.isOpen}
        />
      </DialogRoot>
    </Sheet>
  );
}
