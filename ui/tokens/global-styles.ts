/**
 * Base styles of every page, in addition to the brand's tokens. Selectors have the lowest specificity (`:where`), so that a component's own class
 * always wins, regardless of order. `--inline-direction` is 1 for left-to-right text and -1 for right-to-left text.
 */
export const globalStyles = `
*,*::before,*::after{box-sizing:border-box}
:root{--inline-direction:1}
[dir='rtl']{--inline-direction:-1}
:where(html){-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:calc(var(--header-height) + var(--space-4));color-scheme:light;background:var(--color-surface);interpolate-size:allow-keywords}
:where(body){margin:0;min-block-size:100vh;min-block-size:100dvb;background:var(--color-surface);color:var(--color-ink);font:400 var(--font-size-body)/var(--line-height-body) var(--font-body);font-synthesis:none;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility;overflow-wrap:break-word}
:where(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,fieldset,pre){margin:0;padding:0}
:root:has(dialog[open]){overflow:hidden}
:where(fieldset){border:0;min-inline-size:0}
:where(ul,ol)[role='list']{list-style:none}
:where(h1,h2,h3,h4,h5,h6){font-family:var(--font-heading);font-weight:var(--heading-weight);font-stretch:var(--heading-stretch);letter-spacing:var(--heading-tracking);word-spacing:var(--heading-word-spacing);text-transform:var(--heading-transform);text-wrap:balance}
:where(img,picture,video,svg,canvas){display:block;max-inline-size:100%}
:where(img,video){block-size:auto}
:where(button,input,select,textarea){font:inherit;letter-spacing:inherit;color:inherit}
:where(button){background:none;border:0;padding:0;text-align:inherit}
:where(button,summary,label,select,[role='button']){cursor:pointer;touch-action:manipulation}
:where(:disabled,[aria-disabled='true']){cursor:not-allowed}
:where(a){color:inherit;text-underline-offset:0.2em;text-decoration-thickness:max(1px,0.0625em)}
:where(hr){border:0;border-block-start:1px solid var(--color-line);margin:0}
:where(table){border-collapse:collapse}
:where([hidden]:not([hidden='until-found'])){display:none!important}
:where(:focus-visible){outline:2px solid var(--color-focus);outline-offset:2px;box-shadow:0 0 0 2px var(--color-focus-gap)}
:where([tabindex='-1']:focus-visible){outline:0;box-shadow:none}
::selection{background:var(--color-selection);color:var(--color-selection-ink)}
[data-skip-link]{position:fixed;inset-block-start:var(--space-2);inset-inline-start:var(--space-2);z-index:var(--z-skip);padding:var(--space-3) var(--space-5);background:var(--color-solid);color:var(--color-solid-ink);border-radius:var(--radius-control);font-weight:600;text-decoration:none;transform:translateY(calc(-100% - 1rem))}
[data-skip-link]:focus{transform:none}
@media (min-width:1024px){:root{--header-height:var(--header-height-lg)}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after,*::backdrop{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:1ms!important;transition-delay:0s!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:where(:focus-visible){outline-color:Highlight}}
`
  .trim()
  .replaceAll('\n', '');
