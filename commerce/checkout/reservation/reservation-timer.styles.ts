import { styled } from 'styled-components';

/** One line in all states, to avoid a layout shift when the countdown starts. */
export const TimerRoot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  min-block-size: 1.5em;
  margin: 0;

  & > [role='timer'] {
    min-inline-size: 3.5em;
    font-variant-numeric: tabular-nums;
    font-weight: var(--label-weight);
  }
`;
