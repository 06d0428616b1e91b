/** The result of reading a lead's file. It is stored with its message, so that each file is read once. */
export type FileReading =
  /** `pages`: of the whole file; `isPart`: some of its text is left out. */
  | { readonly kind: 'text'; readonly text: string; readonly pages: number; readonly isPart: boolean }
  /**
   * `pictured`: a scan whose first page was shown to the model as a picture. `scan`: a scan whose pages could not be
   * shown. `locked`: needs a password. `broken`: damaged, or too expensive to read. `large`: not opened. `unseen`: a picture
   * that cannot be opened, such as HEIC.
   */
  | { readonly kind: 'pictured' | 'scan' | 'locked' | 'broken' | 'large' | 'unseen' };

/**
 * Why a recording has no transcript. `late`: it is still being transcribed after its turn was answered.
 * `failed-late`: that transcription failed. `off`: the operator has no transcription service.
 */
export type Hearing = 'late' | 'failed-late' | 'failed' | 'large' | 'off';
