import { styled } from 'styled-components';

export const PointsRoot = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--font-size-small);
`;
