import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PageName } from './formats.ts';
import styles from './paper.module.css';

interface PaperProps {
  readonly page: PageName;
  readonly color: string;
  readonly children: ReactNode;
}

/** A page in real millimeters, scaled down on the screen as one picture, so that it prints as shown. */
export function Paper({ page, color, children }: PaperProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    sheet.current?.style.setProperty('--brand', color);
    if (sheet.current) fitText(sheet.current);
  });
  return (
    <div className={styles.paper} data-page={page}>
      <div ref={sheet} className={styles.sheet}>
        {children}
      </div>
    </div>
  );
}

const smallest = 0.4;

/** Shrinks all text of a sheet until none is cut, because names can have 120 characters. */
function fitText(sheet: HTMLElement): void {
  const boxes = [...sheet.querySelectorAll('[data-fits]')];
  for (let fit = 1; fit > smallest; fit -= 0.03) {
    sheet.style.setProperty('--fit', fit.toFixed(2));
    if (boxes.every(isWhole)) return;
  }
}

const isWhole = (box: Element): boolean =>
  box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
