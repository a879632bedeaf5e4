import { cardBrands, type CardField } from '../frame/card-rules.ts';
import { getFaultMessages, getFrameMessages, type FrameMessages } from './frame-messages.ts';
import { escapeHtml as escape } from '../../sandbox/escape-html.ts';
import { marks } from './marks.ts';
import type { CardSummary, ShopPage } from '../requests.ts';

export interface FramePage extends Omit<ShopPage, 'returnUrl'> {
  /** Nonce of its script. */
  readonly nonce: string;
  /** The sealed session; an expired one shows a notice instead of the form. */
  readonly sessionId: string;
  /** Identifies the purchase of the session without naming it. */
  readonly purchase: string;
  /** A stored card, for which the page only requests the security code. */
  readonly storedCard?: CardSummary;
  readonly expired: boolean;
  readonly hasTypeface: boolean;
}

const inputs: Readonly<Record<CardField, string>> = {
  number: 'autocomplete="cc-number" inputmode="numeric" maxlength="32"',
  expiry: 'autocomplete="cc-exp" inputmode="numeric" maxlength="16"',
  cvc: 'autocomplete="cc-csc" inputmode="numeric" maxlength="8"',
  name: 'autocomplete="cc-name" autocapitalize="words" maxlength="120"',
};

function getField(
  name: CardField,
  messages: FrameMessages,
  extra: { readonly within?: string; readonly hint?: string; readonly example?: string } = {},
): string {
  const faults = getFaultMessages(messages, name)
    .map(([fault, text]) => ` data-fault-${fault}="${escape(text)}"`)
    .join('');
  const described = `${name}-fault${extra.hint ? ` ${name}-hint` : ''}`;
  return `<div class="field" data-field="${name}"${faults}>
<label for="${name}">${escape(messages[`label.${name}`])}</label>
<div class="control"><input id="${name}" name="${name}" type="text" ${inputs[name]}${extra.example ? ` placeholder="${escape(extra.example)}"` : ''} autocorrect="off" spellcheck="false" aria-required="true" aria-describedby="${described}">${extra.within ?? ''}</div>
${extra.hint ? `<p class="hint" id="${name}-hint">${escape(extra.hint)}</p>` : ''}
<div aria-live="polite"><p class="fault" id="${name}-fault" hidden>${getIcon(alertPath)}<span></span></p></div>
</div>`;
}

const alertPath = 'M12 4 2.8 19.8h18.4L12 4ZM12 10.5v4M12 17.2v.1';
const lockPath = 'M6 10.5h12v9H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2';
const getIcon = (path: string): string => `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

const secureNote = (messages: FrameMessages): string => `<div>
<div role="alert"><p class="notice" data-failed hidden>${getIcon(alertPath)}<span>${escape(messages.failed)}</span></p></div>
<p class="secure">${getIcon(lockPath)}<span>${escape(messages.secure)}</span></p>
</div>
<button type="submit" class="unseen" tabindex="-1" aria-hidden="true"></button>`;

/** The form of a stored card: its security code. */
function getCodeForm(messages: FrameMessages, { brand }: CardSummary): string {
  const length = cardBrands.find(({ name }) => name === brand)?.codeLength === 4 ? 4 : 3;
  return `<form novalidate aria-label="${escape(messages['label.cvc'])}" data-stored-brand="${escape(brand)}">
${getField('cvc', messages, { hint: messages[`codeHint.${length}`] })}
${secureNote(messages)}
</form>`;
}

function getCardForm(messages: FrameMessages): string {
  const known = cardBrands.map(({ name }) => marks[name]).join('');
  const within = `<span class="marks" aria-hidden="true">${known}</span><span class="unseen" aria-live="polite" data-brand-name></span>`;
  return `<form novalidate aria-label="${escape(messages.title)}" data-code-hint-3="${escape(messages['codeHint.3'])}" data-code-hint-4="${escape(messages['codeHint.4'])}">
${getField('number', messages, { within })}
<div class="pair">
${getField('expiry', messages, { hint: messages.expiryHint, example: messages.expiryExample })}
${getField('cvc', messages, { hint: messages['codeHint.3'] })}
</div>
${getField('name', messages)}
${secureNote(messages)}
</form>`;
}

/** The document of the card fields, without inline scripts or styles: all are files of this origin, and the first script has the nonce. */
export function renderFramePage(page: FramePage): string {
  const { nonce, sessionId, purchase, shopOrigin, locale, brand, storedCard, expired, hasTypeface } = page;
  const messages = getFrameMessages(locale);
  const form = storedCard ? getCodeForm(messages, storedCard) : getCardForm(messages);
  const getStyle = (name: string): string => `<link rel="stylesheet" href="/payments/assets/${name}.css">`;
  return `<!DOCTYPE html>
<html lang="${escape(locale)}" data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(messages.title)}</title>
${hasTypeface ? `<link rel="preload" href="/payments/assets/typeface.woff2" as="font" type="font/woff2" crossorigin>\n${getStyle('typeface')}` : ''}
${getStyle(brand)}
${getStyle('card-frame')}
<link rel="modulepreload" nonce="${nonce}" href="/payments/assets/card-rules.ts">
<link rel="modulepreload" nonce="${nonce}" href="/payments/assets/typing.ts">
<link rel="modulepreload" nonce="${nonce}" href="/payments/assets/card-fields.ts">
<link rel="modulepreload" nonce="${nonce}" href="/payments/assets/kept-details.ts">
<script type="module" nonce="${nonce}" src="/payments/assets/card-frame.ts"></script>
</head>
<body data-session="${escape(sessionId)}" data-purchase="${escape(purchase)}" data-shop-origin="${escape(shopOrigin)}">
<main aria-label="${escape(messages.title)}">
${expired ? `<p class="notice">${getIcon(alertPath)}<span>${escape(messages.expired)}</span></p>` : form}
</main>
</body>
</html>
`;
}
