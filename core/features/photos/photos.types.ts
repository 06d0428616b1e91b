/** A picture in the storage, ready to be sent. */
export interface StoredPhoto {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}
