import type { ParsedNode, ParsedSegmentation } from '../block.ts';
import type { Choice } from './receipt.ts';
import type { Visitor } from './visitor.ts';

/**
 * Chooses the first segment that the visitor belongs to, otherwise the first baseline. A forced segment replaces all of the visitor's
 * segments.
 */
export function chooseSegment(
  block: ParsedSegmentation,
  visitor: Visitor,
): { readonly choice: Choice; readonly nodes: readonly ParsedNode[] } {
  const forced = visitor.testContext?.segment;
  const winner = block.segments.find(({ match }) => (forced === undefined ? visitor.segments.has(match) : match === forced));
  const belongs = forced === undefined ? 'The visitor' : 'The test context';

  return {
    nodes: winner ? winner.nodes : block.baselines.slice(0, 1),
    choice: {
      nodeId: block.id,
      kind: 'segmentation',
      rule: winner ? (forced === undefined ? 'segment' : 'forced') : 'no-segment',
      chosen: winner?.label ?? 'baseline',
      candidates: [...block.segments.map((segment) => segment.label), 'baseline'],
      why: winner
        ? `${belongs} ${forced === undefined ? 'belongs to' : 'forces'} the segment ${winner.label}, the first that matches.`
        : `${belongs} ${forced === undefined ? 'belongs to none of the segments' : `forces ${forced}, which is not among the segments`}, so the first baseline shows.`,
    },
  };
}
