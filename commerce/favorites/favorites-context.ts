import { createContext, use } from 'react';
import type { Favorites } from './favorites.ts';

/** Context of heart buttons. */
export interface FavoritesContextValue {
  readonly favorites: Favorites;
  /** URL to which a heart's form posts without JavaScript. */
  readonly action: string;
  /** Accessible name of a heart, e.g. "Add Ridgeline Shell to favorites". */
  readonly label: (productName: string) => string;
}

/** Undefined if the site or host has no favorites; hearts are not rendered then. */
export const FavoritesContext = createContext<FavoritesContextValue | undefined>(undefined);

export const useFavorites = (): FavoritesContextValue | undefined => use(FavoritesContext);
