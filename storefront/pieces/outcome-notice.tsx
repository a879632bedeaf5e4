import type { ReactElement } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import type { HostWords } from '../words.ts';
import { NoticeArea } from './pieces.styles.ts';

export type Outcome = 'success' | 'invalid' | 'failed';

export function isOutcome(text: string | null): text is Outcome {
  return text === 'success' || text === 'invalid' || text === 'failed';
}

/** What became of a form that was sent without script. */
export function OutcomeNotice({ outcome, words }: { readonly outcome: Outcome; readonly words: HostWords }): ReactElement {
  const texts = { success: words.newsletterSuccess, invalid: words.newsletterInvalid, failed: words.newsletterFailed };
  return (
    <NoticeArea>
      <Notice kind={outcome === 'success' ? 'success' : 'danger'}>{texts[outcome]}</Notice>
    </NoticeArea>
  );
}
