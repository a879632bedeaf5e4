import { styled } from 'styled-components';

export const RichTextRoot = styled.div`
  text-wrap: pretty;
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: 0.9em;
  }
  & > * + :is(h2, h3, h4) {
    margin-block-start: 1.6em;
  }
  & h2 {
    font-size: var(--font-size-h3);
    line-height: var(--line-height-h3);
  }
  & h3 {
    font-size: var(--font-size-h4);
    line-height: var(--line-height-h4);
  }
  & h4 {
    font-size: var(--font-size-h5);
    line-height: var(--line-height-h5);
  }
  & :is(ul, ol) {
    padding-inline-start: 1.35em;
  }
  & li + li {
    margin-block-start: 0.35em;
  }
  & li::marker {
    color: var(--color-ink-muted);
  }
  & a {
    text-decoration-line: underline;
    font-weight: 500;
  }
  & a:hover {
    color: var(--block-hover, inherit);
    text-decoration-thickness: 2px;
  }
  & blockquote {
    padding-inline-start: 1.25em;
    border-inline-start: 2px solid var(--color-accent);
    font-size: var(--font-size-lead);
    line-height: var(--line-height-lead);
  }
  & table {
    display: block;
    max-inline-size: 100%;
    overflow-x: auto;
    font-variant-numeric: tabular-nums;
  }
  /* As wide as the text, not as its table. */
  & caption {
    display: block;
    padding-block-end: 0.6em;
    font-weight: 500;
    text-align: start;
  }
  & :is(th, td) {
    min-inline-size: 4.5em;
    padding-block: 0.6em;
    padding-inline: 0 1em;
    border-block-end: 1px solid var(--color-line);
    overflow-wrap: normal;
    text-align: start;
  }
  & :is(sup, sub) {
    line-height: 0;
  }
  &[data-look='lead'] {
    font-size: var(--font-size-lead);
    line-height: var(--line-height-lead);
  }
  &[data-look='small'] {
    font-size: var(--font-size-small);
    line-height: var(--line-height-small);
  }
`;
