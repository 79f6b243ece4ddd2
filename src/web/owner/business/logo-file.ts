import { logoBytesMax, logoHeight, logoWidth } from '../../../contract/constants.ts';

type LogoFile = { readonly dataUrl: string } | { readonly refused: 'wrongType' | 'tooLarge' };

/** Formats that the server decodes; the browser converts others. */
const taken = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

export async function readLogo(file: File): Promise<LogoFile> {
  if (!file.type.startsWith('image/')) return { refused: 'wrongType' };
  if (file.size > logoBytesMax) return { refused: 'tooLarge' };
  try {
    const dataUrl = await readDataUrl(file);
    const picture = await decode(dataUrl);
    const scale = shrinkFactor(picture.naturalWidth, picture.naturalHeight);
    if (scale === 1 && taken.includes(file.type)) return { dataUrl };
    return { dataUrl: redraw(picture, scale) };
  } catch {
    return { refused: 'wrongType' };
  }
}

export function shrinkFactor(width: number, height: number): number {
  return Math.min(1, (2 * logoWidth) / width, (2 * logoHeight) / height);
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

async function decode(dataUrl: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = dataUrl;
  await picture.decode();
  if (picture.naturalWidth > 0 && picture.naturalHeight > 0) return picture;
  throw new Error('a picture without a size');
}

function redraw(picture: HTMLImageElement, scale: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
