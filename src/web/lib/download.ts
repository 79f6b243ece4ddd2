import type { CallName } from '../../contract/calls.ts';
import { request } from './call.ts';
import { confirming } from './call-confirmed.ts';

/** Downloads by a request, because a link would not report an error. */
export async function downloadFrom(name: CallName, address: string): Promise<void> {
  const response = await confirming(name, () => request('GET', address, {}));
  const file = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
  download(await response.blob(), file);
}

export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
