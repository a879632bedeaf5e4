/** An error in a content file, worded for editors. */
export interface ContentFault {
  /** JSON pointer; "" is the whole file. */
  readonly pointer: string;
  readonly message: string;
  /** e.g. `did you mean "layout"?` */
  readonly hint?: string;
}

const effects = {
  'last good version stays': 'the last good version stays',
  'left out': 'the file is left out',
  'served in part': 'the rest of the file is served',
  'shown in preview': 'the file is shown in preview',
} as const;
export type ContentOutcome = keyof typeof effects;

export interface ContentProblem {
  /** Path below the content folder, with "/". */
  readonly file: string;
  readonly faults: readonly ContentFault[];
  /** The version that visitors see until the file is fixed. */
  readonly outcome: ContentOutcome;
  readonly sentence: string;
}

function formatFault({ pointer, message, hint }: ContentFault): string {
  return `${pointer || '/'} ${message}${hint ? ` (${hint})` : ''}`;
}

/** Formats "[cairn] [content] file: pointer message (hint), and 2 more faults; the last good version stays." */
function formatProblem(file: string, faults: readonly ContentFault[], outcome: ContentOutcome): string {
  const [first, ...others] = faults;
  const more = others.length === 0 ? '' : `, and ${others.length} more ${others.length === 1 ? 'fault' : 'faults'}`;
  return `[cairn] [content] ${file}: ${first ? formatFault(first) : 'cannot be read'}${more}; ${effects[outcome]}.`;
}

/** The current problems by file; each is logged once when it appears. */
export interface ProblemList {
  report(file: string, faults: readonly ContentFault[], outcome: ContentOutcome): void;
  clear(file: string): void;
  list(): readonly ContentProblem[];
}

export function createProblemList(onProblem: (sentence: string, problem: ContentProblem) => void): ProblemList {
  const byFile = new Map<string, ContentProblem>();
  return {
    report(file, faults, outcome) {
      const problem: ContentProblem = { file, faults, outcome, sentence: formatProblem(file, faults, outcome) };
      if (byFile.get(file)?.sentence !== problem.sentence) onProblem(problem.sentence, problem);
      byFile.set(file, problem);
    },
    clear: (file) => void byFile.delete(file),
    list: () => [...byFile.values()].sort((a, b) => a.file.localeCompare(b.file)),
  };
}
