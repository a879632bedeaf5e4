/** One thing wrong in a content file, said so that an editor can mend it. */
export interface ContentFault {
  /** JSON pointer; "" is the whole file. */
  readonly pointer: string;
  readonly message: string;
  /** e.g. `did you mean "layout"?` */
  readonly mend?: string;
}

export interface ContentProblem {
  /** Below the content folder, with "/". */
  readonly file: string;
  readonly faults: readonly ContentFault[];
  /** What visitors see meanwhile. */
  readonly outcome: 'last good version stays' | 'left out' | 'shown in preview';
  readonly sentence: string;
}

function faultText({ pointer, message, mend }: ContentFault): string {
  return `${pointer || '/'} ${message}${mend ? ` (${mend})` : ''}`;
}

/** "[cairn] [content] file: pointer message (mend), and 2 more faults; the last good version stays." */
function problemSentence(file: string, faults: readonly ContentFault[], outcome: ContentProblem['outcome']): string {
  const [first, ...others] = faults;
  const more = others.length === 0 ? '' : `, and ${others.length} more ${others.length === 1 ? 'fault' : 'faults'}`;
  const effect = outcome === 'last good version stays' ? 'the last good version stays' : `the file is ${outcome}`;
  return `[cairn] [content] ${file}: ${first ? faultText(first) : 'cannot be read'}${more}; ${effect}.`;
}

/** The problems that stand now, by file; each is logged once when it comes up. */
export interface ProblemList {
  report(file: string, faults: readonly ContentFault[], outcome: ContentProblem['outcome']): void;
  clear(file: string): void;
  all(): readonly ContentProblem[];
}

export function createProblemList(say: (sentence: string, problem: ContentProblem) => void): ProblemList {
  const byFile = new Map<string, ContentProblem>();
  return {
    report(file, faults, outcome) {
      const problem: ContentProblem = { file, faults, outcome, sentence: problemSentence(file, faults, outcome) };
      if (byFile.get(file)?.sentence !== problem.sentence) say(problem.sentence, problem);
      byFile.set(file, problem);
    },
    clear: (file) => void byFile.delete(file),
    all: () => [...byFile.values()].sort((a, b) => a.file.localeCompare(b.file)),
  };
}
