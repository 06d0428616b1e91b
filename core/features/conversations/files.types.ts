/** What was read in a lead's file, stored with its message so that it is read once. */
export type FileReading =
  /** `pages`: of the whole file; `isPart`: some of its text is left out. */
  | { readonly kind: 'text'; readonly text: string; readonly pages: number; readonly isPart: boolean }
  /** `pictured`: a scan whose first page was shown as a picture; `scan`: pictures of pages that could not be shown; `locked`: needs a password; `broken`: also what takes too much to read; `large`: was not looked at. */
  | { readonly kind: 'pictured' | 'scan' | 'locked' | 'broken' | 'large' };
