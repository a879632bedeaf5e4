import { escapeHtml } from '#engine/escape.ts';
import { startPolicy } from '../security/trusted-types.ts';
import { holdScripts } from './router-format.ts';

/** Milliseconds until a page starts whose browser has not said that it has painted. */
const longestWait = 3000;

/**
 * Runs once the page has been shown: fetches its modules side by side, then starts it. When the first frame's scripts and layout are done it
 * is not shown yet, its pictures are still decoded: the browser tells when it has painted. A page that nobody sees yet starts at once.
 */
const start =
  `(f=>{const s=()=>{f?.();f=null};document.hidden?s():(setTimeout(s,${longestWait}),new PerformanceObserver(s).observe({type:'paint',buffered:true}))})(()=>{
const w=document.querySelector('[data-deferred-start]'),s=document.createElement('script'),p=window.trustedTypes?.createPolicy('${startPolicy}',{createScript:t=>t});
for(const h of w.dataset.deferredStart.split(' ')){const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}
s.type='module';s.textContent=p?p.createScript(w.textContent):w.textContent;document.body.append(s)})`.replaceAll('\n', '');

/**
 * The document with its scripts behind its first paint: a page is complete without them, so they do not compete with its text, its font
 * and its first picture for the network and the processor (docs/decisions/0013-deferred-start.md).
 */
export function deferStart(html: string, nonce: string): string {
  const held = holdScripts(html, (files) => `data-deferred-start="${escapeHtml(files.join(' '))}"`);
  if (held === null) return html;
  const at = held.lastIndexOf('</body>');
  return `${held.slice(0, at)}<script nonce="${nonce}">${start}</script>${held.slice(at)}`;
}
