import { createContext, use } from 'react';
import type { Favorites } from './favorites.ts';

/** The shop around the hearts. */
export interface FavoritesOfShop {
  readonly favorites: Favorites;
  /** Takes the form of a heart where there is no script. */
  readonly action: string;
  /** The name of a heart, e.g. "Add Ridgeline Shell to favorites". */
  readonly label: (productName: string) => string;
}

/** Undefined where the site has no favorites, and in hosts without any: hearts are left out there. */
export const FavoritesContext = createContext<FavoritesOfShop | undefined>(undefined);

export const useFavorites = (): FavoritesOfShop | undefined => use(FavoritesContext);
