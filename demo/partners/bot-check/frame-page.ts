import de from '../messages/bot-check/de.json' with { type: 'json' };
import en from '../messages/bot-check/en.json' with { type: 'json' };
import fr from '../messages/bot-check/fr.json' with { type: 'json' };
import { escapeHtml } from '../sandbox/escape-html.ts';

const byLanguage: Readonly<Record<string, typeof en>> = { en, fr, de };

export interface FramePage {
  /** Nonce of its script. */
  readonly nonce: string;
  readonly action: string;
  readonly shopOrigin: string;
  readonly locale: string;
}

/** The document of a check. It has no visible task: the browser works for a moment. */
export function renderFramePage({ nonce, action, shopOrigin, locale }: FramePage): string {
  const { title, working, done, failed, again, noScript } = byLanguage[locale.slice(0, 2)] ?? en;
  return `<!DOCTYPE html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/bot-check/assets/bot-check.css">
<link rel="modulepreload" nonce="${nonce}" href="/bot-check/assets/work.ts">
<script type="module" nonce="${nonce}" src="/bot-check/assets/bot-check.ts"></script>
</head>
<body data-action="${escapeHtml(action)}" data-shop-origin="${escapeHtml(shopOrigin)}">
<main aria-label="${escapeHtml(title)}">
<div role="status">
<p data-state="working" hidden>${escapeHtml(working)}</p>
<p data-state="done" hidden>${escapeHtml(done)}</p>
<p data-state="failed" hidden>${escapeHtml(failed)}</p>
</div>
<p data-state="failed" hidden><button type="button">${escapeHtml(again)}</button></p>
<noscript><p>${escapeHtml(noScript)}</p></noscript>
</main>
</body>
</html>
`;
}
