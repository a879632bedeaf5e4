export interface Finding {
  readonly suite: string;
  readonly what: string;
  readonly promised: string;
  readonly found: string;
  readonly holds: boolean;
}

export interface Report {
  readonly findings: readonly Finding[];
  /** Records a figure and whether it meets the promise. */
  note(finding: Finding): void;
  /** Records one fault as a sentence; the finding that counts it does not hold. */
  fault(sentence: string): void;
}

/** Maximum number of printed sentences per part; the rest is counted. */
const maxSentences = 40;

export function createReport(): Report {
  const findings: Finding[] = [];
  let sentences = 0;
  return {
    findings,
    note: (finding) => void findings.push(finding),
    fault(sentence) {
      sentences += 1;
      if (sentences <= maxSentences) console.log(`✗ ${sentence}`);
      if (sentences === maxSentences) console.log('✗ … and more');
    },
  };
}

/** A finding that holds when the count is zero. */
export const expectNone = (suite: string, what: string, count: number, of: string): Finding => ({
  suite,
  what,
  promised: '0',
  found: `${count} of ${of}`,
  holds: count === 0,
});
