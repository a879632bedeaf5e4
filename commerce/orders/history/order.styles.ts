import { styled } from 'styled-components';

/** Cards have their own frames. */
export const OrderSectionRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  & > [data-part='paging'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--space-3) var(--space-5);
  }
`;

export const StateRoot = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);

  & > svg {
    flex: none;
  }
  /* Beats the muted text of account pages. */
  &&& {
    color: var(--color-ink);
  }
  &&&[data-tone='success'] {
    color: var(--color-success);
  }
  &&&[data-tone='warning'] {
    color: var(--color-warning);
  }
  &&&[data-tone='muted'] {
    color: var(--color-ink-muted);
  }
`;

/** Buttons side by side; full width on phones where two do not fit. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

export const Entries = styled.ul`
  display: grid;
  gap: var(--space-5);
  margin: 0;
  padding: 0;

  & > li {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }
  & > li > dl {
    justify-self: stretch;
  }
  & > li + li {
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--color-line);
  }
  & > li > :is(ul, ol) {
    display: grid;
    gap: var(--space-1);
    margin: 0;
    padding-inline-start: 1.25rem;
    color: var(--color-ink-muted);
  }
`;
