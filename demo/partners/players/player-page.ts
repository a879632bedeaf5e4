import { escapeHtml } from '../sandbox/escape-html.ts';

export interface PlayerPage {
  /** Nonce of its script. */
  readonly nonce: string;
  readonly company: string;
  readonly title: string;
  readonly autoplay: boolean;
  readonly controls: boolean;
  readonly loop: boolean;
  readonly muted: boolean;
  /** The only page that may control the player; absent when any page may frame it. */
  readonly shop?: string;
}

/** The document of a player. Its video is a drawing that moves while it plays. */
export function renderPlayerPage({ nonce, company, title, autoplay, controls, loop, muted, shop }: PlayerPage): string {
  const flags = Object.entries({ autoplay, controls, loop, muted }).flatMap(([name, isOn]) => (isOn ? [`data-${name}`] : []));
  if (shop !== undefined) flags.push(`data-shop="${escapeHtml(shop)}"`);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/players/assets/player.css">
<script type="module" nonce="${nonce}" src="/players/assets/player.ts"></script>
</head>
<body ${flags.join(' ')}>
<main>
<div class="screen" aria-hidden="true"><i></i><i></i><i></i></div>
<p>In place of ${escapeHtml(company)}: <b>${escapeHtml(title)}</b>${muted ? ', without sound' : ''}</p>
<button type="button" aria-pressed="false">Play</button>
<progress max="1" value="0" aria-label="Progress"></progress>
</main>
</body>
</html>
`;
}
