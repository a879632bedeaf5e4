import type { Prose } from './read-prose.ts';

interface Rule {
  readonly found: RegExp;
  /** The better wording, for the failure message. */
  readonly instead: string;
}

/** Openings that turn a sentence around. */
const OPENINGS: Readonly<Record<Prose['kind'], RegExp>> = {
  comment: /^(?:Of|What|Whether|Who|Whose|Whoever|Where|By|With|That|How|Nobody|Nothing|Beside)\b/,
  title: /^(?:of|are|that|and|what|whether|who|whose|whoever|where|by|with|nobody|nothing)\b/i,
};

/** The left-out words of docs/guide/style.md that are safe to find by a pattern. */
const WORDS: readonly Rule[] = [
  { found: /\b(?:whoever|nobody|somebody|everybody)\b/i, instead: 'visitor, guest, customer, user or editor' },
  { found: /\b(?:tells?|telling|told)\b/i, instead: 'report, log, emit, notify or send' },
  { found: /\bsa(?:ys?|id)\b/i, instead: 'the verb for it: defines, returns, lists, reports' },
  { found: /\banew\b|\bonce more\b/i, instead: 'again, retry or refetch' },
  { found: /\bstands?\b(?! (?:for|in for|out)\b)|\bstood\b/i, instead: 'exists, is stored, is or applies' },
  { found: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix, recover or repair hint' },
  { found: /\brefus(?:als?|es?|ed|ing)\b/i, instead: 'error, reject or invalid' },
  { found: /\bkept\b/i, instead: 'cached or stored' },
  { found: /\bmakes? (?:it |them )?old\b|\bmade old\b/i, instead: 'invalidate or stale' },
  // The specification's term is exempt: the answer to a question that a shopper asks about a product.
  {
    found: /(?<!\b(?:questions?|asker)\b.*)\banswer(?:s|ed|ing)?\b(?!.*\b(?:questions?|asker)\b)/i,
    instead: 'response, respond or return',
  },
  { found: /\bpatience\b/i, instead: 'time-out or retry' },
  { found: /\b(?:rooms?|doors?)\b/i, instead: 'module, package or layer' },
  { found: /\bwhat (?:is left|is wrong|comes back|is paid)\b/i, instead: 'remaining, error, response or price' },
  { found: /\b(?:which way|way) text runs\b/i, instead: 'text direction' },
  { found: /\b(?:gives? up|given up|lets? go)\b/i, instead: 'release, stop or dead letter' },
];

/** The first rule that a text breaks, with the better wording; undefined when the text follows docs/guide/style.md. */
export function findViolation({ kind, text }: Pick<Prose, 'kind' | 'text'>): string | undefined {
  const prose = text.replaceAll(/`[^`]*`|\{@link [^}]*\}|\S+\.(?:json|ts|tsx|md|mjs)\b|\S*\/\S*/g, '`');
  const opening = OPENINGS[kind].exec(prose)?.[0];
  if (opening !== undefined) return `opens with "${opening}": start with the subject or the verb`;
  for (const { found, instead } of WORDS) {
    const word = found.exec(prose)?.[0];
    if (word !== undefined) return `"${word}": write ${instead}`;
  }
  return undefined;
}
