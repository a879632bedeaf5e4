export const site = 'TARNFELL-US';
