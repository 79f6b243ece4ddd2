import { readFileSync } from 'node:fs';
import { scanGrayBuffer } from '@undecaf/zbar-wasm';
import jsqr from 'jsqr';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** One byte per pixel. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

// The package exports the function itself, but its types declare it as `default`.
const jsqrDecode = jsqr as unknown as typeof jsqr.default;

// Loads the module from disk; the default is the network.
const wasmBinary = new Uint8Array(readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))));
prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer } });

function rgba({ pixels }: GrayPicture): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(pixels.length * 4);
  pixels.forEach((gray, index) => {
    data.fill(gray, index * 4, index * 4 + 3);
    data[index * 4 + 3] = 255;
  });
  return data;
}

type Decode = (picture: GrayPicture) => Promise<string | null>;

/** Each returns the text of one code. */
export const decoders: Readonly<Record<'jsQR' | 'ZXing' | 'ZBar', Decode>> = {
  jsQR: async (picture) => jsqrDecode(rgba(picture), picture.width, picture.height)?.data ?? null,
  ZXing: async (picture) => {
    const { width, height } = picture;
    const image = { data: rgba(picture), width, height, colorSpace: 'srgb' } as ImageData;
    const [code] = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
    return code?.text ?? null;
  },
  ZBar: async ({ width, height, pixels }) => {
    const [code] = await scanGrayBuffer(new Uint8Array(pixels).buffer, width, height);
    return code?.decode() ?? null;
  },
};
