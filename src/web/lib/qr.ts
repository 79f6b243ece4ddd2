import qrcode from 'qrcode-generator';
import { qrMargin, qrWidth } from '../../contract/constants.ts';

/** Rows of modules without margin, true for dark. */
type QrModules = readonly (readonly boolean[])[];

export function qrModules(address: string, level: 'L' | 'M' | 'Q' = 'M'): QrModules {
  const code = qrcode(0, level);
  code.addData(address, 'Byte');
  code.make();
  const size = code.getModuleCount();
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => code.isDark(row, column)),
  );
}

export function qrPath(modules: QrModules, margin: number): string {
  const runs: string[] = [];
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      const width = x + 1 - start;
      runs.push(`M${start + margin} ${y + margin}h${width}v1h-${width}z`);
    }
  });
  return runs.join('');
}

export function qrPixels(modules: QrModules): boolean[][] {
  const across = modules.length + 2 * qrMargin;
  const moduleOf = (pixel: number) => Math.floor((pixel * across) / qrWidth) - qrMargin;
  return Array.from({ length: qrWidth }, (_, y) =>
    Array.from({ length: qrWidth }, (_, x) => modules[moduleOf(y)]?.[moduleOf(x)] ?? false),
  );
}

export async function qrPng(address: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = qrWidth;
  canvas.height = qrWidth;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, qrWidth, qrWidth);
  context.fillStyle = '#000';
  qrPixels(qrModules(address)).forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x, y, 1, 1);
    });
  });
  return await new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture'))), 'image/png');
  });
}
