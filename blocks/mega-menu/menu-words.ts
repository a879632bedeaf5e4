export type MenuWord = 'label' | 'menu' | 'close' | 'shopAll';
