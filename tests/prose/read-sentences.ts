const FENCE = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)/gm;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Shorter ones are labels. */
const MIN_WORDS = 4;

/** The sentences of a Markdown document: paragraphs, list items and cells of tables, without headings and code. */
export function readSentences(markdown: string): readonly string[] {
  const blocks = markdown
    .replaceAll(FENCE, '\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.)\s)/)
    .filter((block) => !/^\s*#/.test(block))
    .flatMap((block) => (block.trimStart().startsWith('|') ? block.split('|') : [block.replace(/^\s*(?:[-*]|\d+\.)\s+/, '')]));
  return blocks
    .flatMap((block) => [...SENTENCES.segment(block.replaceAll(/\s+/g, ' '))].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence.split(' ').length >= MIN_WORDS && /[a-z]/.test(sentence));
}
