import type { ReactElement } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import type { StorefrontMessages } from '#generated/messages/storefront/messages.ts';
import { NoticeArea } from './pieces.styles.ts';

export type Outcome = 'success' | 'invalid' | 'failed';

export function isOutcome(text: string | null): text is Outcome {
  return text === 'success' || text === 'invalid' || text === 'failed';
}

/** What became of a form that was sent without script. */
export function OutcomeNotice({ outcome, messages }: { readonly outcome: Outcome; readonly messages: StorefrontMessages }): ReactElement {
  const texts = { success: messages.newsletterSuccess, invalid: messages.newsletterInvalid, failed: messages.newsletterFailed };
  return (
    <NoticeArea>
      <Notice kind={outcome === 'success' ? 'success' : 'danger'}>{texts[outcome]}</Notice>
    </NoticeArea>
  );
}
