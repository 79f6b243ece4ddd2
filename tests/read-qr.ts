import jsqr from 'jsqr';
import { PNG } from 'pngjs';

// The package is the function itself; its types say that it stands under `default`.
const decode = jsqr as unknown as typeof jsqr.default;

/** The picture of a PNG file, and the code that a camera reads in it. */
export function readQr(file: Buffer) {
  const picture = PNG.sync.read(file);
  return { picture, code: decode(new Uint8ClampedArray(picture.data), picture.width, picture.height) };
}
