export type Unreadable = 'excel' | 'other' | 'empty' | 'noAddresses';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** UTF-16 text has a zero in every second byte of the first kilobytes; other text has none. */
function zerosAt(bytes: Uint8Array, parity: 0 | 1): number {
  let zeros = 0;
  const end = Math.min(bytes.length, 2000);
  for (let at = parity; at < end; at += 2) if (bytes[at] === 0) zeros += 1;
  return zeros / Math.max(1, end / 2);
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe) || zerosAt(bytes, 1) > 0.3) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff) || zerosAt(bytes, 0) > 0.3) return 'utf-16be';
  try {
    // A cut character at the end is no error while streaming.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The text of a file, whatever program has saved it. */
export function decode(bytes: Uint8Array): { readonly text: string } | { readonly unreadable: Unreadable } {
  const isZip = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  const isOldExcel = startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
  if (isZip || isOldExcel) return { unreadable: 'excel' };
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/^\ufeff/, '');
  if (text.trim() === '') return { unreadable: 'empty' };
  const start = text.trimStart().slice(0, 500).toLowerCase();
  // Some programs call a web page or an XML file .xls.
  if (/^(<\?xml|<html|<!doctype|<table|<meta|mime-version:)/.test(start)) return { unreadable: 'excel' };
  if (text.includes('\0') || /^(%pdf|\{\\rtf|begin:vcard|\{|\[)/.test(start)) return { unreadable: 'other' };
  return { text };
}
