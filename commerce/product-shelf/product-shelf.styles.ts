import { styled } from 'styled-components';

/** A row that scrolls horizontally; the next card is partly visible to show that there is more. */
export const RowRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding-block-end: var(--space-section);

  & > header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-2) var(--space-4);
    padding-inline: var(--space-gutter);
  }
  & > ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: min(44vw, 12rem);
    gap: var(--space-grid);
    margin: 0;
    padding: 0.25rem var(--space-gutter);
    overflow-x: auto;
    scroll-snap-type: inline proximity;
    scroll-padding-inline: var(--space-gutter);
    list-style: none;
  }
  & > ul > li {
    display: grid;
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  @media (min-width: 600px) {
    & > ul {
      grid-auto-columns: min(28vw, 15rem);
    }
  }
`;
