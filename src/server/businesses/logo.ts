import { createHash } from 'node:crypto';
import { logoBytesMax, logoCostlyPixelsMax, logoHeight, logoPixelsMax, logoWidth } from '../../contract/constants.ts';
import { logoRules, logoText } from '../../contract/text.ts';
import { AppError, busy, invalid } from '../http/app-error.ts';
import { Semaphore } from '../semaphore.ts';
import { keepPicture } from './png-chunks.ts';

export interface Logo {
  readonly hash: string;
  readonly image: Buffer;
}

const wrongType = () => invalid(logoText.wrongType.title, { logoUrl: logoText.wrongType.body });
const rejected = (sentence: string) => invalid(sentence, { logoUrl: sentence });

const logoFramesMax = 600;

// Decoded pictures are large: at most two are in memory, and none is cached.
const decodeSlots = new Semaphore(2, 64);

/** Loaded with the first logo, because most starts need none. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

export async function readLogo(dataUrl: string): Promise<Logo> {
  const comma = dataUrl.indexOf(',');
  if (!/^data:image\/(?:png|jpeg|webp|gif);base64$/.test(dataUrl.slice(0, Math.min(comma, 40)))) throw wrongType();
  const base64 = dataUrl.slice(comma + 1);
  if (Math.floor((base64.length * 3) / 4) > logoBytesMax + 2) throw rejected(logoText.tooLarge.body);
  try {
    const logo = await decodeSlots.run(() => encodeAnew(base64));
    if (logo === null) throw busy();
    return logo;
  } catch (error) {
    if (error instanceof AppError) throw error;
    // sharp's messages are about files and mean nothing to the owner.
    throw wrongType();
  }
}

async function encodeAnew(base64: string): Promise<Logo> {
  const sent = Buffer.from(base64, 'base64');
  if (sent.length > logoBytesMax) throw rejected(logoText.tooLarge.body);
  if (!isPicture(sent)) throw wrongType();
  const bytes = isPng(sent) ? keepPicture(sent) : sent;
  if (bytes === null) throw wrongType();
  if (countFrames(bytes) > logoFramesMax) throw wrongType();
  await assertCheap(bytes);
  const sharp = await loadSharp();
  const data = await sharp(bytes, { limitInputPixels: logoPixelsMax, failOn: 'error' })
    .rotate()
    .resize({ width: logoWidth * 2, height: logoHeight * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer();
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  return { hash, image: data };
}

/** Reads the header alone. GIFs and interlaced images are decoded whole, and 16 bits need twice the memory of 8. */
async function assertCheap(bytes: Buffer): Promise<void> {
  const sharp = await loadSharp();
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, isProgressive, depth, format } = header;
  const pixels = width * height;
  if (pixels > logoPixelsMax) throw rejected(logoRules.pixels);
  if (pixels > logoCostlyPixelsMax && (isProgressive || depth !== 'uchar' || format === 'gif'))
    throw rejected(logoRules.costlyPixels);
}

const starts = (bytes: Buffer, hex: string): boolean => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
const isPng = (bytes: Buffer): boolean => starts(bytes, '89504e470d0a1a0a');

/** An animated WebP takes time by the square of its frames, though only the first is shown. */
function countFrames(bytes: Buffer): number {
  let frames = 0;
  for (let at = bytes.indexOf('ANMF'); at >= 0; at = bytes.indexOf('ANMF', at + 4)) frames += 1;
  return frames;
}

/** Checks the first bytes, because sharp would accept SVG. */
function isPicture(bytes: Buffer): boolean {
  const webp = starts(bytes, '52494646') && bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  return isPng(bytes) || ['ffd8ff', '474946383761', '474946383961'].some((hex) => starts(bytes, hex)) || webp;
}
