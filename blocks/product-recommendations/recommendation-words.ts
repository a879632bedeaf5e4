export type RecommendationWord = 'label' | 'loading' | 'now' | 'was' | 'rating' | 'add' | 'addFailed';
