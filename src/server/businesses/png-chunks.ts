const signatureLength = 8;
/** Length, type and checksum. */
const frameLength = 12;
/** The picture, its transparency and its orientation. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'eXIf', 'IDAT', 'IEND']);

/** Without texts and color profiles: those are packed, and half a megabyte of them can become gigabytes. */
export function keepPicture(png: Buffer): Buffer | null {
  const parts = [png.subarray(0, signatureLength)];
  for (let at = signatureLength; at + frameLength <= png.length; ) {
    const end = at + frameLength + png.readUInt32BE(at);
    if (end > png.length) return null;
    const type = png.toString('latin1', at + 4, at + 8);
    if (kept.has(type)) parts.push(png.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}
