import { styled } from 'styled-components';

/** Follows `--block-justify` and `--block-text` of the surrounding block unless it has its own alignment. */
export const TextStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: var(--block-justify, start);
  text-align: var(--block-text, start);
  gap: var(--space-3);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > * {
    max-inline-size: 100%;
  }
  & > :is(h1, h2, h3, h4, h5, h6) {
    color: var(--block-title, inherit);
  }
  & > :is(h1, h2, h3, h4, h5, h6) a {
    text-decoration-line: none;
  }
  & > :is(h1, h2, h3, h4, h5, h6) a:hover {
    text-decoration-line: underline;
  }
  &[data-align='center'] {
    justify-items: center;
    text-align: center;
  }
  &[data-align='right'] {
    justify-items: end;
    text-align: end;
  }
`;
