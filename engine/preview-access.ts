/** Decides which requests may see drafts, other points in time and the showcase. */
export interface PreviewAccess {
  isGranted(request: { readonly url: string; readonly headers: Pick<Headers, 'get'> }): Promise<boolean>;
}

/** Grants every request; for development, where drafts need no protection. */
export const openPreviewAccess: PreviewAccess = { isGranted: async () => true };
