/*
 * Replaces the page's XMLHttpRequest, which the panel uses to show the progress of uploads (api/upload.ts). It sends to
 * the same server as `fetch`, and reports half and all of the file as sent.
 */
type Progress = (event: { readonly lengthComputable: boolean; readonly loaded: number; readonly total: number }) => void;

class PageUpload {
  readonly upload: { onprogress?: Progress } = {};
  onload?: () => void;
  onerror?: () => void;
  responseType = '';
  responseText = '';
  status = 0;
  #method = '';
  #address = '';

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(): void {
    // the simulated server does not read the body
  }

  getAllResponseHeaders(): string {
    return 'content-type: application/json';
  }

  abort(): void {
    this.status = 0;
  }

  send(body: Blob): void {
    for (const loaded of [1, 2]) this.upload.onprogress?.({ lengthComputable: true, loaded, total: 2 });
    void globalThis.fetch(this.#address, { method: this.#method, body }).then(
      async (response) => {
        this.responseText = await response.text();
        this.status = response.status;
        this.onload?.();
      },
      () => this.onerror?.(),
    );
  }
}

globalThis.XMLHttpRequest = PageUpload as unknown as typeof XMLHttpRequest;
