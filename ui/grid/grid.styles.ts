import { styled } from 'styled-components';

const getColumns = (count: number): string => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;

export const GridRoot = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-grid);
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-sm='1'] {
    ${getColumns(1)}
  }
  &[data-sm='2'] {
    ${getColumns(2)}
  }
  &[data-sm='3'] {
    ${getColumns(3)}
  }
  @media (min-width: 600px) {
    &[data-md='1'] {
      ${getColumns(1)}
    }
    &[data-md='2'] {
      ${getColumns(2)}
    }
    &[data-md='3'] {
      ${getColumns(3)}
    }
    &[data-md='4'] {
      ${getColumns(4)}
    }
  }
  @media (min-width: 1024px) {
    &[data-lg='1'] {
      ${getColumns(1)}
    }
    &[data-lg='2'] {
      ${getColumns(2)}
    }
    &[data-lg='3'] {
      ${getColumns(3)}
    }
    &[data-lg='4'] {
      ${getColumns(4)}
    }
    &[data-lg='6'] {
      ${getColumns(6)}
    }
  }
  &[data-gap='tight'] {
    gap: var(--space-2);
  }
  &[data-gap='none'] {
    gap: 0;
  }
`;
