import { escapeHtml as escape } from '../../sandbox/escape-html.ts';
import type { Authentication, LedgerEntry } from '../charges/ledger.ts';
import { formatAmount } from '../format-amount.ts';
import { merchantNames } from '../merchants.ts';
import { getChallengeMessages, type ChallengeMessages } from './challenge-messages.ts';
import { issuerName } from './issuer-name.ts';

export interface ChallengePage {
  readonly nonce: string;
  readonly challenge: LedgerEntry & { readonly authentication: Authentication };
  /** True for a full window instead of a frame. */
  readonly isWhole: boolean;
  /** True while it accepts a code. */
  readonly isOpen: boolean;
  readonly secondsLeft: number;
}

const formatClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function getSummary({ amountMinor, currency, authentication }: ChallengePage['challenge'], messages: ChallengeMessages): string {
  const { shop, cardBrand, last4 } = authentication;
  const rows: readonly (readonly [name: string, value: string])[] = [
    [messages.merchant, merchantNames[shop.brand]],
    [messages.amount, formatAmount({ amountMinor, currency }, shop.locale)],
    [messages.card, `${cardBrand} •••• ${last4}`],
  ];
  return `<dl>${rows.map(([name, value]) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`).join('')}</dl>`;
}

function getForm({ challenge, isWhole, secondsLeft }: ChallengePage, messages: ChallengeMessages): string {
  const { id, wrongCodes } = challenge.authentication;
  const fault = wrongCodes === 0 ? '' : messages[wrongCodes === 1 ? 'wrong.2' : 'wrong.1'];
  return `<p>${escape(messages.intro)}</p>
<form method="post" action="/payments/acs/${escape(id)}${isWhole ? '?window=whole' : ''}">
<input type="hidden" name="attempt" value="${wrongCodes}">
<p class="caption"><label for="code">${escape(messages.code)}</label> <span class="hint" id="code-hint">${escape(messages.codeHint)}</span></p>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" spellcheck="false" required aria-describedby="code-fault code-hint"${fault ? ' aria-invalid="true"' : ''}>
<p class="fault" id="code-fault" role="alert">${escape(fault)}</p>
<div class="actions">
<button name="action" value="confirm">${escape(messages.confirm)}</button>
<button name="action" value="cancel" class="quiet" formnovalidate>${escape(messages.cancel)}</button>
</div>
</form>
<p class="time">${escape(messages.timeLeft)} <span data-time-left>${formatClock(secondsLeft)}</span></p>
<p class="unseen" role="status" data-last-minute="${escape(messages.lastMinute)}"></p>
<p class="test">${escape(messages.test)}</p>`;
}

function ending({ challenge }: ChallengePage, messages: ChallengeMessages): string {
  const { state, authentication } = challenge;
  const end = state === 'voided' ? 'voided' : (authentication.ended ?? 'failed');
  return `<p role="status">${escape(messages[`ended.${end}`])}</p>`;
}

/** The document of a challenge. Its form works without scripts; the script notifies the shop's page and counts down. */
export function renderChallengePage(page: ChallengePage): string {
  const { nonce, challenge, isWhole, isOpen, secondsLeft } = page;
  const { id, shop, windowSize } = challenge.authentication;
  const messages = getChallengeMessages(shop.locale);
  return `<!DOCTYPE html>
<html lang="${escape(shop.locale)}" data-window="${isWhole ? 'whole' : escape(windowSize)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${messages.title} · ${issuerName}`)}</title>
<link rel="stylesheet" href="/payments/assets/challenge.css">
<script type="module" nonce="${nonce}" src="/payments/assets/challenge.ts"></script>
</head>
<body data-authentication="${escape(id)}" data-shop-origin="${escape(shop.shopOrigin)}"${isOpen ? ` data-seconds-left="${secondsLeft}"` : ''}>
<main>
<p class="issuer"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 20V9l9-5 9 5v11M8 20v-7m4 7v-7m4 7v-7"/></svg>${escape(issuerName)}</p>
<h1>${escape(messages.title)}</h1>
${getSummary(challenge, messages)}
${isOpen ? getForm(page, messages) : ending(page, messages)}
</main>
</body>
</html>
`;
}
