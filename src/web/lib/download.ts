import { request } from './call.ts';

/** Fetches a file of the server's and hands it to the downloads; a link alone would keep a refusal to itself. */
export async function downloadFrom(address: string): Promise<void> {
  const response = await request('GET', address, {});
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
  download(await response.blob(), name);
}

/** Hands a file to the visitor's downloads. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
