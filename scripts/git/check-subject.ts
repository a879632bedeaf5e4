/** Words with the ending of a participle or of the third person that are imperatives all the same. */
const IMPERATIVES =
  /^(?:address|bring|bypass|compress|discuss|dismiss|embed|express|feed|focus|harness|need|pass|ping|press|process|proceed|seed|shed|speed|string|suppress|wrap)$/i;

/** Judges the subject line of a commit: imperative, with a capital, without a full stop and without a prefix. The message is for the author. */
export function checkSubject(subject: string): readonly [valid: boolean, message: string] {
  const [first = ''] = subject.split(' ');
  if (/^wip\b/i.test(subject)) return [false, 'the subject must describe the change; "wip" does not'];
  if (!/^[A-Z][a-zA-Z-]*$/.test(first)) return [false, 'the subject must start with a capitalized verb and have no prefix'];
  if (/(?:ed|ing|s)$/.test(first) && !IMPERATIVES.test(first)) return [false, `the subject must be imperative: "${first}" is not`];
  if (subject.endsWith('.')) return [false, 'the subject must not end with a full stop'];
  return [true, ''];
}
