import type { ReactElement } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import type { FormResult } from './form-result.ts';
import { NoticeArea } from './parts.styles.ts';

/** The result of a form that was sent without JavaScript. */
export function FormResultNotice({ isSuccess, text }: FormResult): ReactElement {
  return (
    <NoticeArea>
      <Notice kind={isSuccess ? 'success' : 'danger'}>{text}</Notice>
    </NoticeArea>
  );
}
