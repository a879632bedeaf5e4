import de from '../../messages/wallet/de.json' with { type: 'json' };
import en from '../../messages/wallet/en.json' with { type: 'json' };
import fr from '../../messages/wallet/fr.json' with { type: 'json' };
import { escapeHtml as escape } from '../../sandbox/escape-html.ts';
import type { Session } from '../sessions/session-request.ts';
import { walletCards, walletName, getWalletProfile, type WalletAddress, type WalletCardId } from './wallet-profile.ts';

type Messages = typeof en;
const byLanguage: Readonly<Record<string, Messages>> = { en, fr, de };

export interface WalletPage {
  readonly nonce: string;
  readonly sessionId: string;
  readonly session: Session;
  readonly isExpired: boolean;
}

interface Choice {
  readonly value: string;
  readonly title: string;
  readonly text: string;
  readonly data?: string;
}

function getChoices(name: string, legend: string, options: readonly Choice[]): string {
  const rows = options.map(({ value, title, text, data }, index) => {
    const attributes = `${index === 0 ? ' checked' : ''}${data ? ` data-value="${escape(data)}"` : ''}`;
    return `<label><input type="radio" name="${name}" value="${escape(value)}"${attributes}><span><strong>${escape(title)}</strong> ${escape(text)}</span></label>`;
  });
  return `<fieldset><legend>${escape(legend)}</legend>${rows.join('')}</fieldset>`;
}

function createAddressChoice(address: WalletAddress, index: number): Choice {
  const { addressLine1, city, stateCityProvDept, postalCode, country } = address;
  const text = [city, stateCityProvDept, postalCode, country].filter(Boolean).join(', ');
  return { value: String(index), title: addressLine1, text, data: JSON.stringify(address) };
}

function createCardChoice(id: WalletCardId, messages: Messages): Choice {
  const { brand, last4 } = walletCards[id].card;
  return { value: id, title: `${brand} •••• ${last4}`, text: messages[`card.${id}`] };
}

function getSheet({ session }: WalletPage, messages: Messages): string {
  const { contact, addresses } = getWalletProfile(session.locale);
  const cards = (Object.keys(walletCards) as WalletCardId[]).map((id) => createCardChoice(id, messages));
  return `<form data-contact="${escape(JSON.stringify(contact))}" data-failed="${escape(messages.failed)}" data-updating="${escape(messages.updating)}">
<p class="test">${escape(messages.test)}</p>
${getChoices('address', messages.address, addresses.map(createAddressChoice))}
<fieldset data-methods hidden><legend>${escape(messages.delivery)}</legend></fieldset>
${getChoices('card', messages.card, cards)}
<dl data-lines></dl>
<div class="pay">
<p class="total"><span>${escape(messages.total)}</span> <strong data-total></strong></p>
<p class="status" role="status"></p>
<p class="fault" role="alert"></p>
<div class="actions">
<button type="submit" aria-disabled="true">${escape(messages.confirm)}</button>
<button type="button" class="quiet" data-cancel>${escape(messages.cancel)}</button>
</div>
</div>
</form>`;
}

/** The document of the wallet's sheet. Its script exchanges messages with the shop's page, which has the cart. */
export function renderWalletPage(page: WalletPage): string {
  const { nonce, sessionId, session, isExpired } = page;
  const messages = byLanguage[session.locale.slice(0, 2)] ?? en;
  return `<!DOCTYPE html>
<html lang="${escape(session.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(messages.title)}</title>
<link rel="stylesheet" href="/payments/assets/wallet.css">
<link rel="modulepreload" nonce="${nonce}" href="/payments/assets/shop-channel.ts">
<link rel="modulepreload" nonce="${nonce}" href="/payments/assets/wallet-elements.ts">
<script type="module" nonce="${nonce}" src="/payments/assets/wallet-sheet.ts"></script>
</head>
<body data-session="${escape(sessionId)}" data-shop-origin="${escape(session.shopOrigin)}">
<main>
<h1>${escape(walletName)}</h1>
<noscript><p>${escape(messages.noScript)}</p></noscript>
${isExpired ? `<p role="alert">${escape(messages.expired)}</p>\n<button type="button" class="quiet" data-cancel>${escape(messages.cancel)}</button>` : getSheet(page, messages)}
</main>
</body>
</html>
`;
}
