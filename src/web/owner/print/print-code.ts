import { qrModules, qrPath } from '../../lib/qr.ts';

/** Six dots of a printer with 300 dots per inch. */
const moduleMin = 0.5;
/** In modules, as ISO/IEC 18004 asks. */
const quietZone = 4;

export interface PrintCode {
  readonly path: string;
  /** Modules across, with the quiet zone. */
  readonly across: number;
  /** Millimeters across, with the quiet zone. */
  readonly size: number;
}

/** The strongest error correction whose modules every printer can print. `width`: of the dark part, in millimeters. */
export function printCode(address: string, width: number): PrintCode {
  const isPrintable = (modules: ReturnType<typeof qrModules>) => width / modules.length >= moduleMin;
  const strong = (['Q', 'M'] as const).map((level) => qrModules(address, level)).find(isPrintable);
  const modules = strong ?? qrModules(address, 'L');
  const across = modules.length + 2 * quietZone;
  return { path: qrPath(modules, quietZone), across, size: (width * across) / modules.length };
}
