import de from '../../messages/pay-later/de.json' with { type: 'json' };
import en from '../../messages/pay-later/en.json' with { type: 'json' };
import fr from '../../messages/pay-later/fr.json' with { type: 'json' };
import { escapeHtml as escape } from '../../sandbox/escape-html.ts';
import { formatAmount } from '../format-amount.ts';
import { merchantNames } from '../merchants.ts';
import type { Session } from '../sessions/session-request.ts';
import { computeInstallments, planProvider } from './plan-terms.ts';

type Messages = typeof en;
const byLanguage: Readonly<Record<string, Messages>> = { en, fr, de };

export interface PlanPage {
  readonly session: Session;
  readonly sessionId: string;
  readonly state: 'open' | 'declined' | 'expired';
}

function getInstallments({ amount, locale }: Session, messages: Messages): string {
  if (!amount) return '';
  const texts: Readonly<Record<string, string>> = messages;
  const rows = computeInstallments(amount).map(({ amountMinor, dueInDays }) => {
    const part = formatAmount({ amountMinor, currency: amount.currency }, locale);
    return `<li><span>${escape(texts[`due.${dueInDays}`] ?? '')}</span> <strong>${escape(part)}</strong></li>`;
  });
  return `<h2>${escape(messages.plan)}</h2>\n<ol>${rows.join('')}</ol>`;
}

function openForm(session: Session, messages: Messages): string {
  return `<p>${escape(messages.intro)}</p>
${getInstallments(session, messages)}
<label for="email">${escape(messages.email)}</label>
<input id="email" name="email" type="email" autocomplete="email" required aria-describedby="email-hint">
<p class="hint" id="email-hint">${escape(messages.emailHint)}</p>
<label class="agree"><input type="checkbox" name="agree" required> ${escape(messages.agree)}</label>
<button name="action" value="accept">${escape(messages.accept)}</button>
<button name="action" value="back" class="quiet" formnovalidate>${escape(messages.back)}</button>
<div class="test">
<p>${escape(messages.test)}</p>
<button name="action" value="decline" class="quiet" formnovalidate>${escape(messages.testDecline)}</button>
</div>`;
}

const closedForm = (text: string, messages: Messages): string => `<p role="status">${escape(text)}</p>
<button name="action" value="back" formnovalidate>${escape(messages.back)}</button>`;

/** The document of a plan. */
export function renderPlanPage({ session, sessionId, state }: PlanPage): string {
  const { amount, locale, brand } = session;
  const messages = byLanguage[locale.slice(0, 2)] ?? en;
  const count = amount && computeInstallments(amount).length === 4 ? 4 : 3;
  const title = messages[`title.${count}`];
  const total = amount ? formatAmount(amount, locale) : '';
  const query = new URLSearchParams({ session: sessionId });
  return `<!DOCTYPE html>
<html lang="${escape(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/payments/assets/pay-later.css">
</head>
<body>
<header>${escape(planProvider)}</header>
<main>
<h1>${escape(title)}</h1>
<dl>
<div><dt>${escape(messages.merchant)}</dt><dd>${escape(merchantNames[brand])}</dd></div>
<div><dt>${escape(messages.total)}</dt><dd>${escape(total)}</dd></div>
</dl>
<form method="post" action="/payments/pay-later?${escape(query.toString())}">
${state === 'open' ? openForm(session, messages) : closedForm(messages[state], messages)}
</form>
</main>
</body>
</html>
`;
}
