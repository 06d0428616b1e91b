import { callForFile } from './client.js';

/**
 * Downloads a file that needs the token, and saves it. `plainName` is the file name to use when the server sends
 * none.
 */
export async function downloadFile(plainName: string, ...[route, options]: Parameters<typeof callForFile>): Promise<void> {
  const { blob, name } = await callForFile(route, options);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name ?? plainName;
  link.click();
  URL.revokeObjectURL(link.href);
}
