import { styled } from 'styled-components';

export const StackRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--space-4);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-gap='0'] {
    gap: 0;
  }
  &[data-gap='1'] {
    gap: var(--space-1);
  }
  &[data-gap='2'] {
    gap: var(--space-2);
  }
  &[data-gap='3'] {
    gap: var(--space-3);
  }
  &[data-gap='5'] {
    gap: var(--space-5);
  }
  &[data-gap='6'] {
    gap: var(--space-6);
  }
  &[data-gap='7'] {
    gap: var(--space-7);
  }
  &[data-gap='8'] {
    gap: var(--space-8);
  }
  &[data-row] {
    flex-flow: row wrap;
    align-items: center;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
    text-align: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
`;
