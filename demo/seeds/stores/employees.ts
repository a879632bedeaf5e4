import { seedStores } from './stores.ts';

export interface SeedEmployee {
  readonly id: string;
  readonly storeId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'associate' | 'manager';
}

/** All employees with a role share a PIN. */
export const seededPins: Readonly<Record<SeedEmployee['role'], string>> = { associate: '246810', manager: '135790' };

const firstNames = ['Ines', 'Tom', 'Amara', 'Jonas', 'Priya', 'Luc', 'Hana', 'Owen', 'Marta', 'Eli', 'Sanna', 'Ravi', 'Clara', 'Noel'];
const lastNames = ['Kessler', 'Barlow', 'Odum', 'Fjell', 'Raman', 'Gagnon', 'Sato', 'Pryce', 'Villar', 'Stern', 'Lund'];

const getName = (names: readonly string[], index: number): string => names[index % names.length] ?? '';

/** A manager and one to five associates of each store that is not permanently closed. */
export const seedEmployees: readonly SeedEmployee[] = seedStores
  .filter(({ closed }) => !closed)
  .flatMap(({ id: storeId }, storeIndex) =>
    Array.from({ length: 2 + (storeIndex % 5) }, (_, index): SeedEmployee => {
      const number = storeIndex * 6 + index;
      return {
        id: `E-${1001 + number}`,
        storeId,
        firstName: getName(firstNames, number),
        lastName: getName(lastNames, number * 3 + storeIndex),
        role: index === 0 ? 'manager' : 'associate',
      };
    }),
  );
