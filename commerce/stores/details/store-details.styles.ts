import { styled } from 'styled-components';

export const DetailsRoot = styled.div`
  display: grid;
  gap: var(--space-6);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-5) var(--space-gutter) var(--space-section);

  & > section {
    display: grid;
    gap: var(--space-4);
  }
`;

export const Lead = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-6) var(--space-7);

  & > section {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }
`;

export const Nearby = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
  }
`;
