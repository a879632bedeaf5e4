import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import { NoticeClose, NoticeRoot, NoticeTitle } from './notice.styles.ts';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

interface NoticeBase {
  readonly kind?: NoticeKind;
  readonly title?: string;
  readonly children?: ReactNode;
  /** `alert` interrupts, `status` waits, `none` is for a notice that is part of the initial page. */
  readonly announce?: 'alert' | 'status' | 'none';
}

export type NoticeProps = NoticeBase & ({ readonly onClose?: undefined } | { readonly onClose: () => void; readonly closeLabel: string });

const icons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};

export function Notice(props: NoticeProps): ReactElement {
  const { kind = 'info', title, children, announce = kind === 'danger' ? 'alert' : 'status' } = props;
  return (
    <NoticeRoot role={announce === 'none' ? undefined : announce} data-kind={kind}>
      <Icon name={icons[kind]} />
      <div>
        {title ? <NoticeTitle>{title}</NoticeTitle> : null}
        {children}
      </div>
      {props.onClose ? (
        <NoticeClose type="button" aria-label={props.closeLabel} onClick={props.onClose}>
          <Icon name="close" />
        </NoticeClose>
      ) : null}
    </NoticeRoot>
  );
}
