import type { MailFrameMessages } from '#generated/messages/mail-frame/messages.ts';
import { getGiftCardRows, type GiftCardSection, type MailSection, type ReadCardCodes } from '../mail-part.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailColors, MailLook } from './mail-look.ts';
import { renderDarkRules, renderColorAttributes, renderStyle } from './paint.ts';

export interface MailFrame {
  /** BCP 47. */
  readonly languageTag: string;
  readonly brandName: string;
  /** The home page of the shop. */
  readonly homeHref: string;
  readonly look: MailLook;
  readonly messages: MailFrameMessages;
  readonly cardCodes?: ReadCardCodes | undefined;
}

const type = { 'font-family': 'Helvetica,Arial,sans-serif', 'font-size': '1em', 'line-height': 1.5 };
/** Relative sizes follow the reader's font size. A mail is as wide as its window, at most 38 em. */
const measure = '38em';
const layout = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

const renderText = (content: string): string =>
  `<p ${renderStyle({ margin: '0 0 1em', ...type })}>${escapeHtml(content).replaceAll('\n', '<br>')}</p>`;

const renderHeading = (title: string | undefined): string =>
  title === undefined ? '' : `<h2 ${renderStyle({ margin: '1.5em 0 0.5em', ...type, 'font-weight': 700 })}>${escapeHtml(title)}</h2>`;

function renderButton({ label, href }: { readonly label: string; readonly href: string }, { look, messages }: MailFrame): string {
  const { light, corner } = look;
  const shape = {
    display: 'inline-block',
    padding: '0.875em 1.75em',
    'border-radius': corner,
    'font-weight': 700,
    'text-decoration': 'none',
  };
  const address = escapeHtml(href);
  return (
    `<p ${renderStyle({ margin: '1.5em 0', ...type })}><a href="${address}" ${renderColorAttributes('button', light, { ...type, ...shape })}>${escapeHtml(label)}</a></p>` +
    `<p ${renderColorAttributes('muted', light, { margin: '0 0 1.5em', ...type, 'font-size': '0.875em' })}>${escapeHtml(messages.linkFallback)}<br>` +
    `<a href="${address}" ${renderColorAttributes('ink', light, { 'word-break': 'break-all' })}>${address}</a></p>`
  );
}

function renderAside(part: Extract<MailSection, { readonly kind: 'aside' }>, { look: { light } }: MailFrame): string {
  const link = `<a href="${escapeHtml(part.href)}" ${renderColorAttributes('muted', light)}>${escapeHtml(part.label)}</a>`;
  return `<p ${renderColorAttributes('muted', light, { margin: '1.5em 0', ...type, 'font-size': '0.875em' })}>${escapeHtml(part.text)} ${link}</p>`;
}

function renderRow({ label, value }: { readonly label: string; readonly value: string }, colors: MailColors): string {
  const cell = { padding: '0.5em 0', ...type, 'vertical-align': 'top', 'border-top-width': '1px', 'border-top-style': 'solid' };
  return (
    `<tr><th scope="row" ${renderColorAttributes('rule', colors, { ...cell, 'padding-right': '1em', 'font-weight': 400, 'text-align': 'left' })}>${escapeHtml(label)}</th>` +
    `<td align="right" ${renderColorAttributes('rule', colors, { ...cell, 'text-align': 'right' })}>${escapeHtml(value)}</td></tr>`
  );
}

/** Black or white, whichever has more contrast. */
function getTextColor(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 > 0.18 ? '#000000' : '#ffffff';
}

/** Renders a gift card in the color of its design, without remote images. */
function renderGiftCard(part: GiftCardSection, { look: { light }, cardCodes }: MailFrame): string {
  const swatch = part.swatch !== undefined && /^#[\da-f]{6}$/i.test(part.swatch) ? part.swatch : light.band;
  const face = { padding: '1.5em', 'background-color': swatch, color: getTextColor(swatch), ...type };
  const rows = getGiftCardRows(part, cardCodes).map((one) => renderRow(one, light));
  return (
    `<table ${layout} ${renderStyle({ margin: '1.5em 0 0' })}><tr><td ${renderStyle(face)}>${escapeHtml(part.title)}<br>` +
    `<span ${renderStyle({ 'font-size': '2em', 'font-weight': 700 })}>${escapeHtml(part.value)}</span></td></tr></table>` +
    `<table cellpadding="0" cellspacing="0" border="0" width="100%" ${renderStyle({ margin: '0 0 1.5em' })}>${rows.join('')}</table>`
  );
}

function renderSection(part: MailSection, frame: MailFrame): string {
  switch (part.kind) {
    case 'paragraph':
      return renderText(part.text);
    case 'link':
      return renderButton(part, frame);
    case 'aside':
      return renderAside(part, frame);
    case 'giftCard':
      return renderGiftCard(part, frame);
    case 'lines':
      return renderHeading(part.title) + renderText(part.lines.join('\n'));
    case 'rows': {
      const rows = part.rows.map((one) => renderRow(one, frame.look.light)).join('');
      return `${renderHeading(part.title)}<table cellpadding="0" cellspacing="0" border="0" width="100%" ${renderStyle({ margin: '0 0 1em' })}>${rows}</table>`;
    }
  }
}

/** Renders a mail as HTML for mail programs: tables, inline styles, the brand's name as logo, and no remote resources. */
export function renderMailHtml(
  { subject, parts }: { readonly subject: string; readonly parts: readonly MailSection[] },
  frame: MailFrame,
): string {
  const { languageTag, brandName, homeHref, look, messages } = frame;
  const { light, dark, name } = look;
  const title = escapeHtml(subject);
  const named = { ...type, 'font-size': '1.5em', 'font-weight': name.weight, 'text-transform': name.transform, 'text-decoration': 'none' };
  const side = '20px';
  return `<!DOCTYPE html>
<html lang="${escapeHtml(languageTag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>:root{color-scheme:light dark}${renderDarkRules(dark)}</style>
</head>
<body ${renderColorAttributes('page', light, { margin: 0, padding: 0, 'overflow-wrap': 'anywhere' })}>
<table ${layout} ${renderColorAttributes('page', light)}><tr><td align="center" ${renderStyle({ padding: '16px 8px' })}>
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table ${layout} ${renderStyle({ 'max-width': measure, 'text-align': 'left' })}>
<tr><td ${renderColorAttributes('band', light, { padding: `1em ${side}` })}><a href="${escapeHtml(homeHref)}" ${renderColorAttributes('band', light, named)}>${escapeHtml(brandName)}</a></td></tr>
<tr><td ${renderColorAttributes('card', light, { padding: `1em ${side}`, ...type })}>
<h1 ${renderStyle({ margin: '0.5em 0 1em', ...type, 'font-size': '1.375em', 'line-height': 1.25 })}>${title}</h1>
${parts.map((part) => renderSection(part, frame)).join('\n')}
</td></tr>
<tr><td ${renderColorAttributes('muted', light, { padding: `1em ${side}`, ...type, 'font-size': '0.875em' })}>${escapeHtml(messages.automatic({ brand: brandName }))}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
