import { Icon } from '../../ui/Icon.tsx';
import styles from './done.module.css';
import { StepTitle } from './StepTitle.tsx';

export function DoneView({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={`form ${styles.done}`} role="status">
      <span className="badge good">
        <Icon name="tick" />
      </span>
      <StepTitle>{title}</StepTitle>
      <p className="soft">{lead}</p>
    </div>
  );
}
