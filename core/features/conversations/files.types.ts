/** What was read in a lead's file, stored with its message so that it is read once. */
export type FileReading =
  /** `pages`: of the whole file; `isPart`: some of its text is left out. */
  | { readonly kind: 'text'; readonly text: string; readonly pages: number; readonly isPart: boolean }
  /** `scan`: pictures of pages; `locked`: needs a password; `broken`: also what takes too much to read; `large`: was not looked at. */
  | { readonly kind: 'scan' | 'locked' | 'broken' | 'large' };
