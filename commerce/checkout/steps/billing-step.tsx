import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { getPaymentMethods } from '#generated/calls/get-payment-methods.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import type { AddressField } from '#generated/openapi/shared.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { ServiceError } from '../../client/service-error.ts';
import { errorText, useCommerce } from '../../query/commerce-provider.tsx';
import { useAddBillingAddress } from '../address/add-billing-address.ts';
import { useAddPaymentInstrument } from '../tenders/add-payment-instrument.ts';
import { AddressForm } from '../address/address-form.tsx';
import { KeepAddress } from '../address/keep-address.tsx';
import { SavedAddressChoice } from '../address/saved-address-choice.tsx';
import { CardFrame } from '../tenders/card-frame.tsx';
import { cardExpiry } from '../tenders/card-expiry.ts';
import { useGetPaymentSession } from '../tenders/get-payment-session.ts';
import { SavedCard } from './step-form.styles.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { isDigital } from './steps.ts';
import type { AddressDraft } from '../address/use-address-draft.ts';
import { useKeptChoice } from '../address/use-kept-choice.ts';
import type { SavedAddresses } from '../address/use-saved-addresses.ts';
import { useCardFrame, type CardFrameState } from '../tenders/use-card-frame.ts';

interface Props extends StepProps {
  readonly draft: AddressDraft;
  readonly savedAddresses: SavedAddresses | undefined;
  readonly isSame: boolean;
  readonly onSame: (isSame: boolean) => void;
  /** The bill's address has been sent. */
  readonly onSent: () => void;
  /** The card that the cart has was refused: another is to be given. */
  readonly isCardRefused: boolean;
}

/** Where the bill goes, unless all goes by e-mail, and what it is paid with. */
export function BillingStep(props: Props): ReactElement {
  const { cart, countries, messages, draft, savedAddresses, isSame, onSame, onSent, isCardRefused, onDone } = props;
  const { calls, errorMessages } = useCommerce();
  const addBilling = useAddBillingAddress();
  const addPayment = useAddPaymentInstrument();
  const { data: payment } = useQuery(getPaymentMethods.query(calls, { basketId: cart.id }));
  const saved = cart.payment_instruments.find(({ card }) => card !== undefined)?.card;
  const cardChoice = useKeptChoice(cart.id, 'card', ['saved', 'new']);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  /** What the service found wrong with the card itself: shown at the card, not above the step. */
  const [cardFault, setCardFault] = useState<string>();
  const [wrong, setWrong] = useState<readonly AddressField[]>([]);
  const [attempt, setAttempt] = useState(0);
  const card = useRef<CardFrameState>(undefined);
  const offer = useCallback((state: CardFrameState | undefined) => {
    card.current = state;
  }, []);
  const asksAddress = !isDigital(cart);
  const usesSaved = saved !== undefined && !isCardRefused && cardChoice.chosen !== 'new';
  const takesCards = payment === undefined || payment.paymentMethods.some(({ kind }) => kind === 'card');

  const run = async (): Promise<void> => {
    setNotice(undefined);
    setCardFault(undefined);
    const faults = asksAddress && !isSame ? await draft.judge() : [];
    setWrong(faults);
    setAttempt((before) => before + 1);
    if (faults.length > 0) return;
    setBusy(true);
    try {
      const token = usesSaved ? undefined : await card.current?.requestToken();
      if (!usesSaved && token?.kind !== 'token') {
        if (token === undefined || (token.kind === 'failed' && token.reason !== 'closed')) setNotice(messages.cardFailed);
        return;
      }
      const address = asksAddress && !isSame ? await draft.toInput() : undefined;
      if (asksAddress) await addBilling.mutateAsync(address ? { address } : { sameAsShipping: true });
      if (token?.kind === 'token')
        await addPayment.mutateAsync({ payment_method_id: 'CREDIT_CARD', sessionId: token.sessionId, token: token.token });
      if (address) savedAddresses?.save(address);
      draft.forget();
      cardChoice.forget();
      onSent();
      onDone();
    } catch (error) {
      if (error instanceof ServiceError && error.level === 'input' && !usesSaved) setCardFault(errorText(error, errorMessages));
      else setNotice(error instanceof ServiceError && error.errorId === undefined ? messages.noAnswer : errorText(error, errorMessages));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (!busy) void run();
  };
  return (
    <StepFrame
      kind="billing"
      draft={draft}
      wrong={wrong}
      attempt={attempt}
      busy={busy}
      notice={notice}
      next={messages.continueToSummary}
      messages={messages}
      onSubmit={submit}
    >
      {asksAddress ? (
        <fieldset>
          <legend>{messages.billingAddress}</legend>
          <Checkbox
            label={messages.sameAddress}
            name="sameAddress"
            checked={isSame}
            onChange={(event) => onSame(event.currentTarget.checked)}
          />
          {isSame ? null : (
            <>
              <SavedAddressChoice id="saved-billing" saved={savedAddresses} draft={draft} countries={countries} messages={messages} />
              <AddressForm kind="billing" countries={countries} draft={draft} messages={messages} />
              <KeepAddress name="keepBilling" saved={savedAddresses} messages={messages} />
            </>
          )}
        </fieldset>
      ) : null}
      <fieldset>
        <legend>{messages.card}</legend>
        {usesSaved ? (
          <SavedCard>
            <span>
              {messages.cardEnding(saved)} · {messages.cardExpires(cardExpiry(saved))}
            </span>
            <Button variant="text-link" size="small" onClick={() => cardChoice.choose('new')}>
              {messages.newCard}
            </Button>
          </SavedCard>
        ) : takesCards ? (
          <CardEntry cart={cart} messages={messages} fault={cardFault} offer={offer} onEnter={() => submit()} />
        ) : (
          <Notice kind="warning">{messages.noPaymentMethods}</Notice>
        )}
        {!usesSaved && saved !== undefined && !isCardRefused ? (
          <Button variant="text-link" size="small" onClick={() => cardChoice.choose('saved')}>
            {messages.keepCard}
          </Button>
        ) : null}
      </fieldset>
    </StepFrame>
  );
}

interface EntryProps extends Pick<StepProps, 'cart' | 'messages'> {
  readonly fault: string | undefined;
  /** Hands over what takes a token from the frame. */
  readonly offer: (state: CardFrameState | undefined) => void;
  readonly onEnter: () => void;
}

/** The frame comes with the page's script: without it there is nothing to talk to it. */
function CardEntry(props: EntryProps): ReactElement {
  const isHydrated = useHydrated();
  return isHydrated ? <OpenCardEntry {...props} /> : <IdleCardEntry messages={props.messages} />;
}

function OpenCardEntry({ cart, messages, fault, offer, onEnter }: EntryProps): ReactElement {
  const { data: session, isError, refetch } = useGetPaymentSession({ basketId: cart.id, type: 'card', shopOrigin: location.origin });
  const frame = useCardFrame(session, onEnter);
  useEffect(() => {
    offer(frame);
    return () => offer(undefined);
  });
  return <CardFrame session={session} state={frame} isError={isError} fault={fault} messages={messages} onRetry={() => void refetch()} />;
}

const idle: CardFrameState = {
  frame: { current: null },
  height: undefined,
  isReady: false,
  failure: undefined,
  onLoad: () => undefined,
  requestToken: () => Promise.resolve({ kind: 'failed', reason: 'closed' }),
};

function IdleCardEntry({ messages }: Pick<EntryProps, 'messages'>): ReactElement {
  return <CardFrame session={undefined} state={idle} isError={false} messages={messages} onRetry={() => undefined} />;
}
