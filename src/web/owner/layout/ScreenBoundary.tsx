import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { layoutText } from '../shared/layout-text.ts';

export class ScreenBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="wrap empty" role="alert">
        <h1>{layoutText.brokenTitle}</h1>
        <p className="soft">{layoutText.brokenBody}</p>
        <Button primary onClick={() => location.reload()}>
          {layoutText.reload}
        </Button>
      </div>
    );
  }
}
