import { useEffect, useRef, type ReactElement } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import { FormErrors } from '../form/form-errors.styles.ts';
import type { NoticeModel } from './form-model.ts';

/** A notice of a page. If it reports a change that was just made it takes the focus, because it came with a new document. */
export function PageNotice({ notice: { kind, text, link, takesFocus } }: { readonly notice: NoticeModel }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const content = (
    <Notice kind={kind}>
      {text} {link ? <a href={link.href}>{link.label}</a> : null}
    </Notice>
  );
  return takesFocus ? (
    <FormErrors ref={box} tabIndex={-1}>
      {content}
    </FormErrors>
  ) : (
    content
  );
}
