import { styled } from 'styled-components';

export const SetsRoot = styled.section`
  display: grid;
  gap: var(--space-5);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: 0 var(--space-gutter) var(--space-section);

  & > article {
    display: grid;
    gap: var(--space-4) var(--space-6);
    align-items: center;
  }
  & [data-part='picture'] > img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
  & [data-part='facts'] {
    display: grid;
    gap: var(--space-3);
    min-inline-size: 0;
  }
  & [data-part='tagline'] {
    color: var(--color-ink-muted);
  }
  & ul {
    display: grid;
    margin: 0;
    padding: 0;
    border-block-start: 1px solid var(--color-line);
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--color-line);
  }
  & li > img {
    inline-size: 3.5rem;
    block-size: 4.375rem;
    object-fit: cover;
  }
  & li > span {
    font-variant-numeric: tabular-nums;
  }
  & [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-2) var(--space-4);
  }
  & [data-part='end'] > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
  @media (min-width: 600px) {
    & > article {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;
