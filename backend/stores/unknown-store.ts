import { CallError } from '../router/call-error.ts';

/** 404 STR404 for an id that the site's brand does not have. */
export function createUnknownStoreError(storeId: string | undefined): CallError {
  return new CallError(404, 'STR404', [{ message: 'There is no such store.', additionalInfo: { storeId } }]);
}
