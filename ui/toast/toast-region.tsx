import type { FocusEvent, ReactElement } from 'react';
import { useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import type { NoticeKind } from '../notice/notice.tsx';
import type { QueuedToast, ToastQueue } from './toast-queue.ts';
import { ToastCard, ToastRegionRoot } from './toast-region.styles.ts';

export interface ToastRegionProps {
  readonly queue: ToastQueue;
  /** The landmark's name, for example "Notifications". */
  readonly label: string;
  readonly closeLabel: string;
}

const none: readonly QueuedToast[] = [];
const icons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};

/** The one place of toasts on a page: a landmark, announced politely, that never takes the focus; open dialogs leave it in reach. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps): ReactElement {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => none);
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) queue.resume();
  };
  const close = (key: number): void => {
    queue.close(key);
    queue.resume();
  };
  return (
    <ToastRegionRoot
      aria-label={label}
      data-tone="inverse"
      data-react-aria-top-layer="true"
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={leave}
    >
      <ol aria-live="polite" aria-relevant="additions text">
        {toasts.map(({ key, kind = 'info', title, text, action }) => (
          <ToastCard key={key}>
            <Icon name={icons[kind]} />
            <div>
              <p>{title}</p>
              {text ? <p>{text}</p> : null}
              {action ? (
                <Link href={action.href} variant="nav">
                  {action.label}
                </Link>
              ) : null}
            </div>
            <Button variant="plain" size="small" iconOnly aria-label={closeLabel} onClick={() => close(key)}>
              <Icon name="close" />
            </Button>
          </ToastCard>
        ))}
      </ol>
    </ToastRegionRoot>
  );
}
