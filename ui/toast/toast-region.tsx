import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import type { NoticeKind } from '../notice/notice.tsx';
import type { QueuedToast, ToastAction, ToastQueue } from './toast-queue.ts';
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

/** The region for all toasts of a page: a landmark with a status role that never takes the focus. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps): ReactElement {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => none);
  const handleBlur = (event: FocusEvent): void => {
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
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={handleBlur}
    >
      <div role="status" aria-atomic="false" aria-relevant="additions text">
        <ol>
          {toasts.map(({ key, kind = 'info', title, text, action }) => (
            <ToastCard key={key}>
              <Icon name={icons[kind]} />
              <div>
                <p>{title}</p>
                {text ? <p>{text}</p> : null}
                {action ? renderAction(action, () => close(key)) : null}
              </div>
              <Button variant="plain" size="small" iconOnly aria-label={closeLabel} onClick={() => close(key)}>
                <Icon name="close" />
              </Button>
            </ToastCard>
          ))}
        </ol>
      </div>
    </ToastRegionRoot>
  );
}

/** A button runs the callback and closes the toast; a link does not close it. */
function renderAction(action: ToastAction, close: () => void): ReactNode {
  if ('href' in action) {
    return (
      <Link href={action.href} variant="nav">
        {action.label}
      </Link>
    );
  }
  const press = (): void => {
    action.onPress();
    close();
  };
  return (
    <Button variant="text-link" size="small" onClick={press}>
      {action.label}
    </Button>
  );
}
