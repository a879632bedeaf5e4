import type { Definitions, ParsedNode, ParsedPage } from '../block.ts';
import type { BlockFields, ValidatorMap } from '../block-schema.ts';
import { parseBlocks, type ParseContext } from './parse-block.ts';
import type { RenderMode } from '../env.ts';
import { formatFaultLine, type BlockFault, type Log } from '../fault.ts';
import type { SanitizeHtml } from './html-fields.ts';

export interface ParserOptions {
  readonly definitions: Definitions;
  /** Validators by mode: publish stops at a block's first error, preview finds all. Structural types have validators too. */
  readonly validators: Readonly<Record<RenderMode, ValidatorMap>>;
  /** The table generated/content/fields.ts, by type. */
  readonly fields: Readonly<Record<string, BlockFields>>;
  readonly sanitizeHtml: SanitizeHtml;
  readonly log: Log;
}

export interface Parser {
  /**
   * Parses a canvas into a tree that is valid for every visitor. A faulty block never affects its siblings or its parent: publish logs and
   * skips it, preview puts a `FaultNode` in its place.
   * @throws {CanvasError} when the canvas is not a page at all
   */
  parse(canvas: unknown, mode: RenderMode): ParsedPage;
}

/** Thrown when the value is not a canvas page. */
export class CanvasError extends Error {
  override readonly name = 'CanvasError';
  readonly pointer: string;

  constructor(pointer: string, what: string) {
    super(`[cairn] [content] ${pointer === '' ? 'page' : pointer}: ${what}`);
    this.pointer = pointer;
  }
}

interface Envelope {
  readonly id: string;
  readonly name: string;
  readonly revision: string;
  readonly components: readonly unknown[];
}

export function createParser({ definitions, validators, fields, sanitizeHtml, log }: ParserOptions): Parser {
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));

  return {
    parse(canvas, mode) {
      const page = readEnvelope(canvas);
      const faults: BlockFault[] = [];
      const context: ParseContext = {
        mode,
        definitions: byType,
        validators,
        fields,
        sanitizeHtml,
        report(found) {
          faults.push(...found);
          if (mode === 'publish') for (const fault of found.slice(0, 1)) log(formatFaultLine(fault));
        },
      };
      const nodes: readonly ParsedNode[] = parseBlocks(context, page.components, { pointer: '/components', trail: page.name, layout: {} });
      return { id: page.id, name: page.name, revision: page.revision, mode, nodes, faults };
    },
  };
}

function readEnvelope(canvas: unknown): Envelope {
  if (typeof canvas !== 'object' || canvas === null) throw new CanvasError('', 'must be an object');
  const { id, name, revision, components } = canvas as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string') throw new CanvasError('id', 'must be a string');
  if (!Array.isArray(components)) throw new CanvasError('components', 'must be a list of blocks');
  return { id, name: typeof name === 'string' ? name : id, revision: typeof revision === 'string' ? revision : '', components };
}
