import { escapeHtml } from '#engine/escape.ts';
import { startPolicy } from '../security/trusted-types.ts';
import { holdScripts } from './router-format.ts';

/** Milliseconds until a page starts without a reported paint. */
const maxWait = 3000;

/**
 * Loads the modules in parallel after the first paint, then starts the page. The paint observer waits for the first frame's pictures, which
 * are still being decoded when its scripts and layout are done. A hidden page starts immediately.
 */
const start =
  `(f=>{const s=()=>{f?.();f=null};document.hidden?s():(setTimeout(s,${maxWait}),new PerformanceObserver(s).observe({type:'paint',buffered:true}))})(()=>{
const w=document.querySelector('[data-deferred-start]'),s=document.createElement('script'),p=window.trustedTypes?.createPolicy('${startPolicy}',{createScript:t=>t});
for(const h of w.dataset.deferredStart.split(' ')){const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}
s.type='module';s.textContent=p?p.createScript(w.textContent):w.textContent;document.body.append(s)})`.replaceAll('\n', '');

/**
 * Starts the scripts of a document after its first paint: it is complete without them, so they must not compete with its text, font and
 * first picture (docs/decisions/0012-scripts-after-first-paint.md).
 */
export function deferStart(html: string, nonce: string): string {
  const held = holdScripts(html, (files) => `data-deferred-start="${escapeHtml(files.join(' '))}"`);
  if (held === null) return html;
  const at = held.lastIndexOf('</body>');
  return `${held.slice(0, at)}<script nonce="${nonce}">${start}</script>${held.slice(at)}`;
}
