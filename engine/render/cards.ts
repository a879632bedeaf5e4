import { escapeHtml } from '../escape.ts';
import type { BlockFault } from '../fault.ts';

const LIMIT = 10;

/** Renders the card that replaces a faulty block in preview: the error, its location and a repair hint. */
export function renderFaultCard(faults: readonly BlockFault[]): string {
  const [first] = faults;
  if (!first) return '';
  const title = `${first.type} #${first.id}`;
  const items = faults.slice(0, LIMIT).map((fault) => {
    const hint = fault.repairHint === '' ? '' : ` <em>${escapeHtml(fault.repairHint)}</em>`;
    return `<li><code>${escapeHtml(fault.sentence)}</code>${hint}</li>`;
  });
  const more = faults.length > LIMIT ? `<p>… and ${faults.length - LIMIT} more.</p>` : '';
  return (
    `<div class="cairn-fault" role="group" aria-label="${escapeHtml(`Faulty block ${title}`)}">` +
    `<p><strong>${escapeHtml(title)}</strong> is left out. ${escapeHtml(first.breadcrumb)}</p><ul>${items.join('')}</ul>${more}</div>`
  );
}

/** Basic styles of the card; a host serves these in preview, or its own. */
export const faultCardCss: string = [
  '.cairn-fault{margin:1rem;padding:1rem 1.25rem;border:2px solid #b42318;border-radius:.5rem;background:#fff6f5;color:#3b0d08;font:400 .875rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}',
  '.cairn-fault p,.cairn-fault ul{margin:0 0 .5rem;padding-inline-start:0}',
  '.cairn-fault ul{padding-inline-start:1.25rem}',
  '.cairn-fault em{font-style:normal;font-weight:600}',
].join('\n');
