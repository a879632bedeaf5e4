/** Styles of the shadow root: it inherits the shop's tokens, and the rules of neither side affect the other. */
const CSS = `
:host{display:block}
*{box-sizing:border-box}
ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(clamp(15%,(40rem - 100%)*999,30%),1fr));gap:.5rem;margin:0;padding:0;list-style:none}
li{position:relative;aspect-ratio:1;overflow:hidden;border-radius:var(--radius-media,0);background:var(--color-surface-sunken,#eee)}
figure{margin:0}
img{display:block;inline-size:100%;block-size:auto;aspect-ratio:1;object-fit:cover}
figcaption{position:absolute;inset-inline:0;inset-block-end:0;padding:.375rem .5rem;background:rgb(16 20 18/.74);color:#fff;font-size:.8125rem;line-height:1.3}
figcaption span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
figcaption .words{display:none}
.badge{position:absolute;inset-block-start:.375rem;inset-inline-start:.375rem;padding:.125rem .5rem;border-radius:1rem;background:#fff;color:#101412;font-size:.75rem;line-height:1.4}
.open{position:absolute;inset:0;inline-size:100%;padding:0;border:0;border-radius:inherit;background:none;cursor:zoom-in}
:focus-visible{outline:2px solid var(--color-focus,#06c);outline-offset:2px}
.open:focus-visible{outline-offset:-4px;outline-width:3px;outline-color:#fff;box-shadow:inset 0 0 0 6px #101412}
[tabindex='-1']:focus-visible{outline:0}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;margin-block-start:.75rem}
.failed{display:grid;justify-items:start;gap:.75rem;margin:0}
.button{min-block-size:2.75rem;padding:.5rem 1.25rem;border:1.5px solid var(--color-ink,#111);border-radius:var(--radius-control,.25rem);background:transparent;color:var(--color-ink,#111);font:inherit;font-weight:var(--label-weight,600);line-height:1.2;cursor:pointer}
.button[type=submit]{border-color:var(--color-solid,#111);background:var(--color-solid,#111);color:var(--color-solid-ink,#fff)}
.button[aria-disabled=true]{cursor:progress}
.link{min-block-size:2.75rem;padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}
dialog{inline-size:min(34rem,100% - 2rem);max-inline-size:none;max-block-size:calc(100dvh - 2rem);margin:auto;padding:0;overflow:auto;overscroll-behavior:contain;border:0;border-radius:var(--radius-card,.25rem);background:var(--color-surface-raised,#fff);color:var(--color-ink,#111);font-size:1rem}
dialog::backdrop{background:rgb(10 12 11/.6)}
.panel{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;padding:1.25rem}
header{display:flex;align-items:center;justify-content:space-between;gap:1rem}
h2{margin:0;font-family:var(--font-heading,inherit);font-size:1.375rem;line-height:1.2}
p{margin:0;line-height:1.5}
.close{flex:none;inline-size:2.75rem;block-size:2.75rem;margin:-.5rem;padding:0;border:0;border-radius:50%;background:none;color:inherit;font:inherit;font-size:1.75rem;line-height:1;cursor:pointer}
.picture{overflow:hidden;border-radius:var(--radius-media,0);background:var(--color-surface-sunken,#eee)}
.picture img{max-block-size:calc(100dvh - 16rem);object-fit:contain}
.caption{font-size:1.125rem}
.caption:empty,.error:empty,[role=status]:empty{display:none}
.hint{color:var(--color-ink-muted,#555);font-size:.875rem}
.error{color:var(--color-danger,#b00020);font-size:.875rem}
.thanks{font-size:1.125rem;font-weight:600}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;justify-items:start}
form>*{inline-size:100%}
form>.button{inline-size:auto}
.field,form>label{display:grid;grid-template-columns:minmax(0,1fr);gap:.25rem}
label{font-weight:600}
.check{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.75rem;align-items:start}
.check label{font-size:.875rem;font-weight:400;line-height:1.45}
.check input{inline-size:1.5rem;block-size:1.5rem;margin:0;accent-color:var(--color-solid,#111)}
input:not([type=checkbox]),textarea,select{inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;border:1.5px solid var(--color-line-strong,#767676);border-radius:var(--radius-control,.25rem);background:var(--color-surface,#fff);color:inherit;font:inherit}
textarea{resize:vertical}
[aria-invalid]{border-color:var(--color-danger,#b00020)!important}
.report{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem}
.report .link{justify-self:start}
@container (min-width:40rem){figcaption .words{display:block}}
@media (forced-colors:active){:focus-visible,.open:focus-visible{outline-color:Highlight}}
`;

let sheet: CSSStyleSheet | undefined;

/** One stylesheet for all galleries of a page. */
export function getGallerySheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  return sheet;
}
