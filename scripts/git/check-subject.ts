/** Imperatives that end like a participle or a third person. */
const IMPERATIVES = /^(?:bring|embed|exceed|feed|focus|need|ping|proceed|seed|shed|speed|string)$/i;

/** Checks the subject line of a commit: imperative, capitalized, without a prefix or a full stop. The message is for the author. */
export function checkSubject(subject: string): readonly [valid: boolean, message: string] {
  const [first = ''] = subject.split(' ');
  if (/^wip\b/i.test(subject)) return [false, 'the subject must describe the change; "wip" does not'];
  if (!/^[A-Z][a-zA-Z-]*$/.test(first)) return [false, 'the subject must start with a capitalized verb and have no prefix'];
  if (/(?:ed|ing|[^s]s)$/.test(first) && !IMPERATIVES.test(first)) return [false, `the subject must be imperative: "${first}" is not`];
  if (subject.endsWith('.')) return [false, 'the subject must not end with a full stop'];
  return [true, ''];
}
