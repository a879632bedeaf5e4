import { styled } from 'styled-components';

export const EstimateRoot = styled.div`
  display: flex;
  gap: var(--space-3);
  font-size: var(--font-size-small);
  line-height: 1.5;

  & > svg {
    flex: none;
    margin-block-start: 0.1em;
  }
  & strong {
    font-weight: var(--label-weight);
  }
`;
