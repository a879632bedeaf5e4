import { parseSync } from 'rolldown/utils';

/** A comment, or the title of a test or of a group of tests. */
export interface Prose {
  readonly kind: 'comment' | 'title';
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

const DIRECTIVE = /^\s*(?:oxlint|eslint|prettier|@ts-|@vite|@vitest|@__PURE__|v8 ignore|c8 ignore|\/ <reference|#region|#endregion)/;
const TITLE =
  /(?<![\w.])(?:it|test|describe)(?:\.(?:each|for|only|skip|skipIf|runIf|concurrent|step)\b(?:\([^\n]*?\)(?=\())?)*\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,/g;
const TEST_FILE = /\.(?:test|spec|suite|browser-suite)\.tsx?$/;

interface Comment {
  readonly type: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Extracts the prose of a TypeScript or JavaScript source. Directives to tools are not prose; adjacent line comments are one comment. */
export function readProse(file: string, source: string): readonly Prose[] {
  const lineOf = createLineCounter(source);
  const comments = source.includes('/*') || source.includes('//') ? parseSync(file, source).comments : [];
  const prose: Prose[] = joinLineComments(source, comments)
    .filter(({ value }) => !DIRECTIVE.test(value) && /[a-z]{2}/.test(value))
    .map(({ value, start }) => ({ kind: 'comment', line: lineOf(start), text: plain(value) }));
  if (!TEST_FILE.test(file)) return prose;
  const titles = [...source.matchAll(TITLE)].map(({ index, 2: text = '' }): Prose => ({ kind: 'title', line: lineOf(index), text }));
  return [...prose, ...titles].sort((a, b) => a.line - b.line);
}

function joinLineComments(source: string, comments: readonly Comment[]): readonly Comment[] {
  const joined: Comment[] = [];
  for (const comment of comments) {
    const previous = joined.at(-1);
    const isContinued = previous?.type === 'Line' && comment.type === 'Line' && /^\n *$/.test(source.slice(previous.end, comment.start));
    if (isContinued) joined[joined.length - 1] = { ...previous, value: `${previous.value}\n${comment.value}`, end: comment.end };
    else joined.push(comment);
  }
  return joined;
}

/** The text without the stars of a block comment, on one line. */
function plain(value: string): string {
  return value
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function createLineCounter(source: string): (offset: number) => number {
  let counted = 0;
  let line = 1;
  return (offset) => {
    if (offset < counted) [counted, line] = [0, 1];
    for (; counted < offset; counted += 1) if (source[counted] === '\n') line += 1;
    return line;
  };
}
