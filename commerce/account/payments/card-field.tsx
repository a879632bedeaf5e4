import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { CardFrame } from '../../checkout/tenders/card/card-frame.tsx';
import { useCardFrame } from '../../checkout/tenders/card/use-card-frame.ts';
import { openDocument } from '../open-document.ts';
import { cardFields, type CardFieldModel } from './card-fields.ts';

export interface CardFieldProps {
  readonly id: string;
  readonly card: CardFieldModel;
  readonly error?: string;
}

/** The partner's card form as a form field. The surrounding form waits for the frame's token and sends it. */
export default function CardField({ id, card, error }: CardFieldProps): ReactElement {
  const { session, retry, texts } = card;
  const token = useRef<HTMLInputElement>(null);
  const isWaiting = useRef(false);
  const [failure, setFailure] = useState<string>();
  const frame = useCardFrame(session, { onEnter: () => token.current?.form?.requestSubmit(), restores: false });

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (isWaiting.current || !form.reportValidity()) return;
    isWaiting.current = true;
    setFailure(undefined);
    const response = await frame.requestToken();
    isWaiting.current = false;
    if (response.kind === 'failed' && response.reason !== 'closed') setFailure(texts.cardFailed);
    if (response.kind !== 'token' || !token.current) return;
    token.current.value = response.token;
    form.requestSubmit();
  };
  const onSubmit = useEffectEvent((event: SubmitEvent): void => {
    if (token.current?.value !== '') return;
    event.preventDefault();
    event.stopPropagation();
    void send(event.currentTarget as HTMLFormElement);
  });
  const onShown = useEffectEvent((): void => {
    if (token.current) token.current.value = '';
  });
  useEffect(() => {
    const form = token.current?.form;
    const submit = (event: SubmitEvent): void => onSubmit(event);
    // A page restored from the back/forward cache has no pending request.
    const show = ({ persisted }: PageTransitionEvent): void => void (persisted && onShown());
    form?.addEventListener('submit', submit);
    addEventListener('pageshow', show);
    return () => {
      form?.removeEventListener('submit', submit);
      removeEventListener('pageshow', show);
    };
  }, []);
  return (
    <div id={id} tabIndex={-1}>
      <input type="hidden" name={cardFields.sessionId} value={session?.sessionId ?? ''} />
      {/* Has no default value: React would restore it on the next render, before the form is sent. */}
      <input ref={token} type="hidden" name={cardFields.token} />
      <CardFrame
        session={session}
        state={frame}
        isError={session === undefined}
        fault={failure ?? error}
        messages={texts}
        onRetry={() => openDocument(retry)}
      />
    </div>
  );
}
