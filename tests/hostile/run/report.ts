export interface Finding {
  readonly part: string;
  readonly what: string;
  readonly promised: string;
  readonly found: string;
  readonly holds: boolean;
}

export interface Report {
  readonly findings: readonly Finding[];
  /** A figure and whether it is what was promised. */
  note(finding: Finding): void;
  /** One thing that went wrong, in a sentence; the finding that counts it says that it does not hold. */
  fault(sentence: string): void;
}

/** Sentences of one part that are printed; the rest is counted. */
const mostSentences = 40;

export function createReport(): Report {
  const findings: Finding[] = [];
  let sentences = 0;
  return {
    findings,
    note: (finding) => void findings.push(finding),
    fault(sentence) {
      sentences += 1;
      if (sentences <= mostSentences) console.log(`✗ ${sentence}`);
      if (sentences === mostSentences) console.log('✗ … and more');
    },
  };
}

/** Nothing of what is counted may happen. */
export const none = (part: string, what: string, count: number, of: string): Finding => ({
  part,
  what,
  promised: '0',
  found: `${count} of ${of}`,
  holds: count === 0,
});
