import { useEffect, useRef, type ReactElement } from 'react';
import { Container } from '#ui/container/container.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { RejectionBox } from './rejection-notice.styles.ts';

/** Shown above the checkout with the focus, because screen readers do not announce it on a loaded page. */
export default function RejectionNotice({ text }: { readonly text: string }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Container width="content">
      <RejectionBox ref={box} tabIndex={-1}>
        <Notice kind="danger" announce="none">
          {text}
        </Notice>
      </RejectionBox>
    </Container>
  );
}
