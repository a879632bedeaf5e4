import { styled } from 'styled-components';

export const BonusRoot = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
  }
  & > header > p,
  & > p {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: var(--space-4) var(--space-5);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const BonusItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;
  font-size: var(--font-size-small);
  line-height: 1.45;

  &[data-sold-out] > :first-child {
    opacity: 0.55;
  }
  & > div {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
  }
  & [data-part='name'] {
    font-weight: var(--label-weight);
  }
  & [data-part='state'] {
    color: var(--color-ink-muted);
  }
`;
