import { styled } from 'styled-components';

export const TargetsRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: var(--block-justify, start);
  gap: var(--space-3);

  min-inline-size: 0;

  & > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-align='center'] {
    justify-content: center;
  }
  &[data-align='right'] {
    justify-content: flex-end;
  }
  &[data-equal] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
    inline-size: 100%;
    max-inline-size: min(100%, 48rem);
  }
  &[data-equal][data-align='center'] {
    margin-inline: auto;
  }
  &[data-equal][data-align='right'] {
    margin-inline-start: auto;
  }
  &[data-equal] > [data-variant='text-link'] {
    justify-self: var(--block-justify, start);
  }
`;
