import { escapeHtml } from '../escape.ts';
import { createShortFingerprint } from '../hash.ts';
import { RUN, type PayloadNode, type StaticNode } from './payload.ts';
import { StaticBlock } from './static-blocks.ts';

/**
 * Joins neighboring static nodes, with their wrappers as part of the HTML: React then has one element for everything static between two
 * interactive blocks, on the server and during hydration. Replaces the members in `statics` with the run.
 */
export function joinRuns(nodes: readonly PayloadNode[], statics: Map<string, StaticBlock>): PayloadNode[] {
  const joined: PayloadNode[] = [];
  let run: StaticNode[] = [];
  const close = (): void => {
    const [only] = run;
    if (only && run.length === 1) joined.push(only);
    else if (only) joined.push(createJoinedNode(run, statics));
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

interface Joined {
  readonly nodes: readonly StaticNode[];
  readonly members: readonly (StaticBlock | undefined)[];
  readonly node: StaticNode;
  readonly block: StaticBlock;
}

const VARIATIONS = 8;

/** Cached by the run's first node: the same few combinations of blocks recur as the same objects. */
const runs = new WeakMap<StaticNode, readonly Joined[]>();

function createJoinedNode(nodes: readonly StaticNode[], statics: Map<string, StaticBlock>): StaticNode {
  const members = nodes.map(({ id }) => statics.get(id));
  for (const { id } of nodes) statics.delete(id);
  const [first] = nodes as readonly [StaticNode];
  const variations = runs.get(first) ?? [];
  const known = variations.find((joined) => areSame(joined.nodes, nodes));
  if (known && areSame(known.members, members)) {
    statics.set(known.node.id, known.block);
    return known.node;
  }
  const html = nodes.map((node, at) => `${renderOpeningTag(node)}${members[at]?.html ?? ''}</div>`).join('');
  const block = StaticBlock.combine(
    html,
    members.filter((member) => member !== undefined),
  );
  const node = known?.node ?? createRunNode(nodes, html);
  statics.set(node.id, block);
  if (first.html === undefined) {
    const others = variations.filter((joined) => joined !== known).slice(0, VARIATIONS - 1);
    runs.set(first, [{ nodes, members, node, block }, ...others]);
  }
  return node;
}

function createRunNode(nodes: readonly StaticNode[], html: string): StaticNode {
  const css = nodes.map((node) => node.css ?? '').join('');
  return {
    k: 's',
    id: `${nodes[0]?.id}…${nodes.at(-1)?.id}`,
    type: RUN,
    v: createShortFingerprint(nodes.map(({ v }) => v).join(' ')),
    ...(nodes[0]?.html === undefined ? {} : { html }),
    ...(css ? { css } : {}),
  };
}

function areSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

const openings = new WeakMap<StaticNode, string>();

function renderOpeningTag(node: StaticNode): string {
  const known = openings.get(node);
  if (known !== undefined) return known;
  const { type, id, blockId = id, layout } = node;
  let attributes = `id="${escapeHtml(id)}" data-block="${escapeHtml(type)}" data-block-id="${escapeHtml(blockId)}"`;
  for (const name in layout) attributes += ` ${name}="${escapeHtml(layout[name] ?? '')}"`;
  const opening = `<div ${attributes}>`;
  openings.set(node, opening);
  return opening;
}
