import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../button/button.tsx';
import { HeadingRoot } from '../heading/heading.styles.ts';
import { Icon } from '../icon/icon.tsx';
import { HiddenRoot } from '../visually-hidden/visually-hidden.styles.ts';
import { DialogBody, DialogFooter, DialogHeader, DialogOverlay, DialogPanel, DialogSection } from './dialog.styles.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The dialog's name. */
  readonly title: string;
  readonly titleHidden?: boolean;
  readonly closeLabel: string;
  /** `center` is a sheet from below on small screens; `start` and `end` are drawers. */
  readonly placement?: 'center' | 'start' | 'end' | 'bottom';
  readonly size?: 'medium' | 'large';
  /** `alertdialog` asks for an answer: a press outside or Escape does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Content runs to the panel's edges. */
  readonly bleed?: boolean;
  /** Stays in view below the scrolling body. */
  readonly footer?: ReactNode;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A modal dialog or drawer (APG dialog pattern: focus trapped and given back, Escape, inert page).
 * Renders nothing on the server: overlays live in a portal.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  titleHidden = false,
  closeLabel,
  placement = 'center',
  size = 'medium',
  role = 'dialog',
  bleed = false,
  footer,
  children,
}: DialogProps): ReactElement {
  const mayDismiss = role === 'dialog';
  const renderTitle = titleHidden
    ? (props: object): ReactElement => <HiddenRoot {...props} as="h2" />
    : (props: object): ReactElement => <HeadingRoot {...props} data-look="h4" />;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={mayDismiss}
      isKeyboardDismissDisabled={!mayDismiss}
      render={(props) => <DialogOverlay {...props} data-placement={placement} />}
    >
      <Modal render={(props) => <DialogPanel {...props} data-placement={placement} data-size={size} />}>
        <AriaDialog role={role} render={(props) => <DialogSection {...props} />}>
          {({ close }) => (
            <>
              <DialogHeader data-hidden-title={titleHidden || undefined}>
                <AriaHeading slot="title" level={2} render={renderTitle}>
                  {title}
                </AriaHeading>
                <Button variant="plain" size="small" iconOnly aria-label={closeLabel} onClick={close}>
                  <Icon name="close" />
                </Button>
              </DialogHeader>
              <DialogBody data-bleed={bleed || undefined}>{typeof children === 'function' ? children(close) : children}</DialogBody>
              {footer ? <DialogFooter>{footer}</DialogFooter> : null}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
