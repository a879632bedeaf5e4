import { escapeHtml } from '../escape.ts';
import { shortFingerprint } from '../hash.ts';
import { createLru } from '../lru.ts';
import { RUN, type PayloadNode, type StaticNode } from '../payload.ts';
import { StaticBlock } from './static-blocks.ts';

/**
 * Neighbouring static nodes made one, with their wrappers as part of the HTML: React then has one element for all that does not act
 * between two acting blocks, on the server and when it hydrates. `statics` loses the members and gains the run.
 */
export function joinRuns(nodes: readonly PayloadNode[], statics: Map<string, StaticBlock>): PayloadNode[] {
  const joined: PayloadNode[] = [];
  let run: StaticNode[] = [];
  const close = (): void => {
    const [only] = run;
    if (only && run.length === 1) joined.push(only);
    else if (only) joined.push(joinedNode(run, statics));
    run = [];
  };
  for (const node of nodes) {
    if (node.k === 's') {
      run.push(node);
      continue;
    }
    close();
    joined.push(node);
  }
  close();
  return joined;
}

function joinedNode(run: readonly StaticNode[], statics: Map<string, StaticBlock>): StaticNode {
  const members = run.flatMap((node) => statics.get(node.id) ?? []);
  const html = run.map((node) => wrapped(node, statics.get(node.id)?.html ?? '')).join('');
  const id = `${run[0]?.id}…${run.at(-1)?.id}`;
  for (const node of run) statics.delete(node.id);
  statics.set(id, StaticBlock.joined(html, members));
  const css = run.map((node) => node.css ?? '').join('');
  return {
    k: 's',
    id,
    type: RUN,
    v: shortFingerprint(run.map((node) => node.v).join(' ')),
    ...(run[0]?.html === undefined ? {} : { html }),
    ...(css ? { css } : {}),
  };
}

/** Opening tags by the text that they are made of: the same blocks come with every request. */
const openings = createLru<string>(2000);

function wrapped({ type, id, chrome }: StaticNode, html: string): string {
  let key = `${type} ${id}`;
  for (const name in chrome) key += ` ${name}=${chrome[name]}`;
  let opening = openings.get(key);
  if (opening === undefined) {
    opening = openingOf(type, id, chrome);
    openings.set(key, opening);
  }
  return `${opening}${html}</div>`;
}

function openingOf(type: string, id: string, chrome: StaticNode['chrome']): string {
  let attributes = `id="${escapeHtml(id)}" data-block="${escapeHtml(type)}" data-block-id="${escapeHtml(id)}"`;
  for (const name in chrome) attributes += ` ${name}="${escapeHtml(chrome[name] ?? '')}"`;
  return `<div ${attributes}>`;
}
