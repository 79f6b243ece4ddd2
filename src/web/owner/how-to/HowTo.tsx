import type { ReactNode } from 'react';
import { useTitle } from '../../lib/title.ts';
import stepList from '../shared/steps.module.css';
import { CustomerPhones } from './CustomerPhones.tsx';
import styles from './how-to.module.css';
import { OwnerPhones } from './OwnerPhones.tsx';
import { howToText } from './text.ts';

const { customers, owners } = howToText;

export function HowTo() {
  useTitle(howToText.title);
  return (
    <div className={`wrap ${styles.howTo}`}>
      <div className="head">
        <div>
          <h1>{howToText.title}</h1>
          <p className="soft">{howToText.lead}</p>
        </div>
      </div>
      <Steps title={customers.title} steps={customers.steps} pictures={CustomerPhones} />
      <p className={styles.note}>{customers.unhappy}</p>
      <Steps title={owners.title} steps={owners.steps} pictures={OwnerPhones} />
    </div>
  );
}

interface StepsProps {
  readonly title: string;
  readonly steps: readonly (readonly [string, string])[];
  readonly pictures: readonly (() => ReactNode)[];
}

function Steps({ title, steps, pictures }: StepsProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ol className={stepList.steps}>
        {steps.map(([name, words], index) => {
          const Picture = pictures[index];
          return (
            <li key={name}>
              <h3>{name}</h3>
              <p className="soft">{words}</p>
              {Picture ? <Picture /> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
