import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

/** Stacked on phones. Four items form two rows of two, any other number a row as long as there is space. */
export const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-grid);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 600px) {
    &[data-columns] {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    }
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  &:not([data-columns]) {
    gap: 0;
    max-inline-size: var(--width-content);
  }
`;

export const Item = styled.li`
  --_icon: 2.5rem;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  min-inline-size: 0;
  color: var(--block-ink, inherit);
  background: var(--block-bg, transparent);

  [data-icon-size='small'] > & {
    --_icon: 1.5rem;
  }
  [data-icon-size='large'] > & {
    --_icon: 4rem;
  }
  &[data-filled] {
    padding: var(--space-5);
    border-radius: var(--radius-card);
  }
  [data-layout='icon-left'] > &,
  [data-layout='one-column'] > & {
    grid-template-columns: var(--_icon) minmax(0, 1fr);
    column-gap: var(--space-4);
  }
  [data-layout='one-column'] > & {
    align-items: center;
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--color-line);
  }
  [data-layout='one-column'] > &[data-filled] {
    padding-inline: var(--space-5);
    border-radius: 0;
  }
  [data-layout='icon-above-text'] > & {
    --block-justify: center;
    --block-text: center;
    justify-items: center;
  }
`;

export const ItemText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-items: var(--block-justify, start);
  text-align: var(--block-text, start);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
