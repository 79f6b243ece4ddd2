import { timings } from '../../../contract/constants.ts';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { showToast } from '../../ui/toast.ts';
import { businessListText } from '../shared/text.ts';
import styles from './print.module.css';
import { printText } from './text.ts';

export function TagAddress({ address }: { readonly address: string }) {
  const text = printText.tag;
  return (
    <section className={`card ${styles.tag}`}>
      <h2>{text.title}</h2>
      <CopyLink
        address={address}
        text={text}
        onFail={() => showToast({ ...businessListText.copyByHand, refused: true, duration: timings.manualCopyToast })}
      />
      <ol>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
