import { useSyncExternalStore, type FocusEvent, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { ToastCard, ToastRegionRoot } from '#ui/toast/toast-region.styles.ts';
import type { ShownToast, Toasts } from './toasts.ts';

interface Props {
  readonly toasts: Toasts;
  /** The landmark's name. */
  readonly label: string;
  readonly closeLabel: string;
}

const none: readonly ShownToast[] = [];

/** The toasts of commerce screens: announced politely, never taking the focus, at rest under pointer or focus. */
export function CommerceToasts({ toasts, label, closeLabel }: Props): ReactElement {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) toasts.resume();
  };
  return (
    <ToastRegionRoot
      aria-label={label}
      data-tone="inverse"
      data-react-aria-top-layer="true"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={leave}
    >
      <ol aria-live="polite" aria-relevant="additions text">
        {shown.map((toast) => (
          <ShownCard key={`${toast.title} ${toast.key}`} toast={toast} closeLabel={closeLabel} onClose={() => finish(toast)} />
        ))}
      </ol>
    </ToastRegionRoot>
  );

  function finish(toast: ShownToast): void {
    toasts.close(toast);
    toasts.resume();
  }
}

interface CardProps {
  readonly toast: ShownToast;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

function ShownCard({ toast: { title, text, kind, action, press }, closeLabel, onClose }: CardProps): ReactElement {
  const act = (): void => {
    press?.run();
    onClose();
  };
  return (
    <ToastCard>
      <Icon name={kind === 'success' ? 'check' : kind === 'danger' || kind === 'warning' ? 'alert' : 'info'} />
      <div>
        <p>{title}</p>
        {text ? <p>{text}</p> : null}
        {action ? (
          <Link href={action.href} variant="nav">
            {action.label}
          </Link>
        ) : null}
        {press ? (
          <Button variant="text-link" size="small" onClick={act}>
            {press.label}
          </Button>
        ) : null}
      </div>
      <Button variant="plain" size="small" iconOnly aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </ToastCard>
  );
}
