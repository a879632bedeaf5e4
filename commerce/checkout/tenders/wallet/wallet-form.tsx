import { useEffect, type ReactElement } from 'react';
import type { WalletInstrumentInput } from '#generated/openapi/cart.ts';
import { SavedPayment } from '../../steps/step-form.styles.ts';
import type { TenderFormProps } from '../tender.ts';
import { walletTender } from './wallet-tender.ts';

/** The payment that the wallet's sheet has added. A rejected one must be replaced with another tender. */
export function WalletForm({ instrument, isRejected, texts, onState }: TenderFormProps<WalletInstrumentInput>): ReactElement | null {
  useEffect(() => {
    onState({ getInput: () => Promise.resolve(isRejected ? undefined : 'kept'), onSent: () => undefined });
    return () => onState(undefined);
  });
  if (!instrument) return null;
  return (
    <SavedPayment>
      <span>{walletTender.getLines(instrument, texts).join(' · ')}</span>
    </SavedPayment>
  );
}
