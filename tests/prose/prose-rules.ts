import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
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

/** The words that textlint finds in documents (tests/prose/words.yaml): one dictionary for documents, comments and titles. */
const WORDS: readonly Rule[] = readDictionary(readFileSync('tests/prose/words.yaml', 'utf8'));

function readDictionary(yaml: string): readonly Rule[] {
  const { rules } = parse(yaml) as { readonly rules: readonly { readonly expected: string; readonly pattern: string }[] };
  return rules.map(({ expected, pattern }) => {
    const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(pattern) ?? [];
    return { found: new RegExp(source, flags), instead: expected };
  });
}

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
