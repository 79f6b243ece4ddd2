import sharp, { type Metadata } from 'sharp';
import type { GrayPicture } from './decoders.ts';

/** A phone's main camera with 12 megapixels. */
const camera = { pixelsAcross: 4000, fieldOfViewDegrees: 65 };
/** Blur radius of a hand-held phone, in its pixels. */
const blur = 1.3;
/** Standard deviation, of 255, as in a lit room. */
const noise = 4;
const tiltDegrees = 4;

interface Shot {
  /** A piece of paper, rendered for printing. */
  readonly picture: Buffer;
  readonly pixelsPerMillimeter: number;
  readonly distanceMillimeters: number;
}

/** What a phone sees: the right number of pixels, tilted, blurred, with noise, black ink as gray as it is in a room. */
export async function photograph({ picture, pixelsPerMillimeter, distanceMillimeters }: Shot): Promise<GrayPicture> {
  const across = 2 * distanceMillimeters * Math.tan((camera.fieldOfViewDegrees / 2) * (Math.PI / 180));
  const scale = camera.pixelsAcross / across / pixelsPerMillimeter;
  const { width }: Metadata = await sharp(picture).metadata();
  const small = await sharp(picture)
    .flatten({ background: '#fff' })
    .grayscale()
    .resize({ width: Math.round(width * scale), kernel: 'mitchell' })
    .toBuffer();
  const { data, info } = await sharp(small)
    .rotate(tiltDegrees, { background: '#fff' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
    .linear(0.7, 45)
    .blur(blur)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = seeded(7);
  const pixels = data.map((gray) => Math.max(0, Math.min(255, gray + noise * normal(random))));
  return { width: info.width, height: info.height, pixels };
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random() + Number.EPSILON)) * Math.cos(2 * Math.PI * random());

/** Mulberry32, so that every run sees the same noise. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
