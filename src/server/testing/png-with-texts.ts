import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const megabyte = 1_000_000;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** One gray pixel, and packed texts of 50 MB each: about 50 kB. */
export async function pngWithTexts(count: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#777' } })
    .png()
    .toBuffer();
  const text = chunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(50 * megabyte, 'a'))]),
  );
  // After the signature and the header.
  const header = 8 + 25;
  return Buffer.concat([png.subarray(0, header), ...Array<Buffer>(count).fill(text), png.subarray(header)]);
}
