export type PromoBarWord = 'label' | 'role' | 'previous' | 'next' | 'pause' | 'play' | 'close' | 'message';
