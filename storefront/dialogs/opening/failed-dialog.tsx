import type { ReactElement } from 'react';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getErrorText } from '#commerce/query/commerce-provider.tsx';
import { dialogMessages } from '#generated/messages/dialog/lazy.ts';
import type { DialogMessages } from '#generated/messages/dialog/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { loadErrorMessages } from '../../commerce/load-error-messages.ts';
import type { DialogProps } from '../define-dialog.ts';
import { loadLazyMessages } from './lazy-messages.ts';
import type { AnyDialogProps, LoadedDialog } from './load-dialog.ts';

interface Failure {
  readonly text: string;
  /** Absent if a retry would fail, too. */
  readonly onRetry?: () => void;
}

type Props = DialogProps<unknown, { readonly dialog: DialogMessages }, Failure>;

/** Replaces a dialog whose critical data failed to load. */
function FailedDialog({ messages: { dialog }, critical: { text, onRetry }, frame }: Props): ReactElement {
  return (
    <Sheet {...frame} title={dialog.failedTitle}>
      <Notice kind="danger">{text}</Notice>
      {onRetry ? <Button onClick={onRetry}>{dialog.tryAgain}</Button> : null}
    </Sheet>
  );
}

/** Loads the error dialog, with a retry unless the service has rejected the request (4xx). */
export async function loadFailedDialog(locale: string, error: unknown, onRetry: () => void): Promise<LoadedDialog> {
  const [messages, errorMessages] = await Promise.all([loadLazyMessages({ dialog: dialogMessages }, locale), loadErrorMessages(locale)]);
  const isRejected = error instanceof ServiceError && error.status !== undefined && error.status < 500;
  const critical: Failure = { text: getErrorText(error, errorMessages), ...(isRejected ? {} : { onRetry }) };
  return { View: FailedDialog as unknown as (props: AnyDialogProps) => ReactElement, messages, critical, deferred: Promise.resolve() };
}
