import jsqr from 'jsqr';
import { PNG } from 'pngjs';

// The package exports the function itself, but its types declare it as `default`.
const decode = jsqr as unknown as typeof jsqr.default;

/** Decodes a PNG file and reads the QR code in it. */
export function readQr(file: Buffer) {
  const picture = PNG.sync.read(file);
  return { picture, code: decode(new Uint8ClampedArray(picture.data), picture.width, picture.height) };
}
