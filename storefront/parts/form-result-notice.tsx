import type { ReactElement } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import type { StorefrontMessages } from '#generated/messages/storefront/messages.ts';
import { NoticeArea } from './parts.styles.ts';

export type FormResult = 'success' | 'invalid' | 'failed';

export function isFormResult(text: string | null): text is FormResult {
  return text === 'success' || text === 'invalid' || text === 'failed';
}

/** What became of a form that was sent without script. */
export function FormResultNotice({
  result,
  messages,
}: {
  readonly result: FormResult;
  readonly messages: StorefrontMessages;
}): ReactElement {
  const texts = { success: messages.newsletterSuccess, invalid: messages.newsletterInvalid, failed: messages.newsletterFailed };
  return (
    <NoticeArea>
      <Notice kind={result === 'success' ? 'success' : 'danger'}>{texts[result]}</Notice>
    </NoticeArea>
  );
}
