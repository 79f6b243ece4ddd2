import { Component, type ReactNode } from 'react';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { Icon } from '../../ui/Icon.tsx';

interface PanelProps {
  readonly title: string;
  readonly caption?: string;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, caption, aside, className = '', children }: PanelProps) {
  return (
    <section className={`card panel ${className}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {caption ? <span className="cap">{caption}</span> : null}
        {aside}
      </header>
      {children}
    </section>
  );
}

type BoundaryProps = Pick<PanelProps, 'title' | 'className' | 'children'>;

/** A panel that fails leaves the others as they are. */
export class PanelBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false });
  }

  override render() {
    const { children, ...frame } = this.props;
    if (!this.state.failed) return children;
    return (
      <Panel {...frame}>
        <div className="box" role="alert">
          <p className="err">
            <Icon name="warning" />
            <span>{insightsText.panelFailed}</span>
          </p>
        </div>
      </Panel>
    );
  }
}
