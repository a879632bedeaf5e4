import type { MouseEvent, ReactElement, ReactNode, SyntheticEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { HeadingRoot } from '../heading/heading.styles.ts';
import { Icon } from '../icon/icon.tsx';
import { HiddenRoot } from '../visually-hidden/visually-hidden.styles.ts';
import { SheetBody, SheetFooter, SheetHeader, SheetRoot } from './sheet.styles.ts';

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The sheet's name. */
  readonly title: string;
  readonly titleHidden?: boolean;
  readonly closeLabel: string;
  /** `center` is a modal on wide viewports and slides in from below on narrow ones; the others are side panels. */
  readonly placement?: 'start' | 'end' | 'bottom' | 'center';
  /** `large` has space for two columns in a `center` sheet on wide viewports. */
  readonly size?: 'medium' | 'large';
  readonly bleed?: boolean;
  /** False removes the close button and ignores Escape and presses on the backdrop. */
  readonly dismissible?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog or drawer on the native dialog element: the browser traps the focus, returns it and makes the page inert. Its content is
 * in the server's HTML.
 */
export function Sheet({
  isOpen,
  onOpenChange,
  title,
  titleHidden = false,
  closeLabel,
  placement = 'end',
  size = 'medium',
  bleed = false,
  dismissible = true,
  footer,
  children,
}: SheetProps): ReactElement {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The browser sends the close event with the next frame, when the sheet may be open again.
  const isShown = useRef(false);
  useEffect(() => {
    const dialog = element.current;
    isShown.current = isOpen;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (isOpen || !dialog?.open) return;
    dialog.close();
    // The browser returns the focus to its previous element. If that is gone, the focus would be lost with the dialog.
    if (dialog.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
  }, [isOpen]);
  const cancel = (event: SyntheticEvent): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismissible) onOpenChange(false);
  };
  // Browsers without closedby close a dialog on a second Escape even if the page prevents it.
  const close = (): void => {
    if (!isShown.current || element.current?.open) return;
    if (dismissible) onOpenChange(false);
    else element.current?.showModal();
  };
  // The header, body and footer cover the dialog, so only a press on the backdrop has it as its target.
  const press = (event: MouseEvent): void => {
    if (dismissible && event.target === event.currentTarget) onOpenChange(false);
  };
  return (
    <SheetRoot
      ref={element}
      aria-labelledby={titleId}
      data-placement={placement}
      data-size={size}
      onCancel={cancel}
      {...(dismissible ? {} : { closedby: 'none' })}
      onClose={close}
      onClick={press}
    >
      <SheetHeader data-hidden-title={titleHidden || undefined}>
        {titleHidden ? (
          <HiddenRoot as="h2" id={titleId}>
            {title}
          </HiddenRoot>
        ) : (
          <HeadingRoot id={titleId} data-look="h4">
            {title}
          </HeadingRoot>
        )}
        {dismissible ? (
          <Button variant="plain" size="small" iconOnly aria-label={closeLabel} onClick={() => onOpenChange(false)}>
            <Icon name="close" />
          </Button>
        ) : null}
      </SheetHeader>
      <SheetBody data-bleed={bleed || undefined}>{children}</SheetBody>
      {footer ? <SheetFooter>{footer}</SheetFooter> : null}
    </SheetRoot>
  );
}
