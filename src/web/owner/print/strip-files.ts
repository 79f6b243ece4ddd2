/** 600 dots per inch at 180 mm. */
const pixelsPerMillimeter = 600 / 25.4;

export function svgFile(strip: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(strip)], { type: 'image/svg+xml' });
}

export async function pngFile(strip: SVGSVGElement): Promise<Blob> {
  const { width, height } = strip.viewBox.baseVal;
  const image = new Image();
  // The content security policy allows pictures from data addresses only.
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(strip))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * pixelsPerMillimeter);
  canvas.height = Math.round(height * pixelsPerMillimeter);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture'))), 'image/png');
  });
}
