import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { wizardText } from '../../../contract/languages/en/wizard.ts';
import { paths } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { useGhostClickGuard } from '../../lib/use-ghost-click-guard.ts';
import type { WizardBusiness } from './use-wizard-business.ts';
import styles from './wizard.module.css';
import type { Wizard } from './wizard.ts';

interface WizardFrameProps {
  readonly step: Wizard['step'];
  readonly business?: WizardBusiness;
  readonly children: ReactNode;
}

export function WizardFrame({ step, business, children }: WizardFrameProps) {
  const body = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useGhostClickGuard(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    window.scrollTo(0, 0);
    body.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <h1>{wizardText.title}</h1>
        <p className="soft">{wizardText.line}</p>
        {business?.name ? (
          <>
            {business.logoUrl ? <img src={business.logoUrl} alt="" width="180" height="90" /> : null}
            <b className={styles.business}>{business.name}</b>
          </>
        ) : null}
        <ol className={styles.steps} aria-label={wizardText.stepsLabel}>
          {wizardText.steps.map((name, index) => (
            <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
              <b>{index + 1}</b> {name}
            </li>
          ))}
        </ol>
        <Link className={`link ${styles.dashboard}`} href={paths.dashboard}>
          {wizardText.dashboard}
        </Link>
      </header>
      <div className={styles.body} ref={body} tabIndex={-1}>
        {children}
      </div>
      <footer className="cap">{wizardText.copyright(new Date().getFullYear(), installation.productName)}</footer>
    </div>
  );
}
