import { useRef } from 'react';
import { download } from '../../lib/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './print.module.css';
import type { PartProps } from './SheetParts.tsx';
import { Strip } from './Strip.tsx';
import { pngFile, svgFile } from './strip-files.ts';
import { printText } from './text.ts';

interface StripPrintProps extends PartProps {
  /** Without extension. */
  readonly fileName: string;
}

export function StripPrint({ content, fileName }: StripPrintProps) {
  const strip = useRef<SVGSVGElement>(null);

  async function save(type: 'svg' | 'png') {
    if (!strip.current) return;
    try {
      download(type === 'svg' ? svgFile(strip.current) : await pngFile(strip.current), `${fileName}.${type}`);
    } catch {
      showToast({ ...printText.stripFailed, destructive: true });
    }
  }

  return (
    <div className={styles.strip}>
      <Strip ref={strip} content={content} />
      <div className="row">
        <Button primary onClick={() => save('svg')}>
          <Icon name="download" />
          {printText.svg}
        </Button>
        <Button onClick={() => save('png')}>
          <Icon name="download" />
          {printText.png}
        </Button>
      </div>
    </div>
  );
}
